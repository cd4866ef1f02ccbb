"""Runs the lines of a file through a command with Spark's RDD.pipe, and kills a worker halfway.

Usage: pipe.py CORES INPUT OUTPUT COMMAND…    OUTPUT is a folder, with the results in part-*

Spark cuts the file into partitions of whole lines, starts the command for each, retries a partition
whose worker dies, and numbers the parts in the order of the file. What a dead worker had written is
not used.
"""

import os
import shlex
import signal
import sys
import threading
import time

from pyspark import SparkConf, SparkContext


def children(of):
    """The processes started by a process."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    if int(file.read().rsplit(")", 1)[1].split()[1]) == of:
                        found.append(int(name))
            except OSError:
                pass
    return found


def descendants(of):
    for child in children(of):
        yield child
        yield from descendants(child)


def workers(command):
    """The processes of Spark that have the command running for them."""
    for process in descendants(os.getpid()):
        for child in children(process):
            try:
                with open(f"/proc/{child}/cmdline", "rb") as file:
                    if file.read().split(b"\0")[0] == command.encode():
                        yield process
            except OSError:
                pass


def kill_halfway(context, command):
    tracker = context.statusTracker()
    while True:
        time.sleep(0.05)
        for stage in tracker.getActiveStageIds():
            info = tracker.getStageInfo(stage)
            if info is None or 2 * info.numCompletedTasks < info.numTasks:
                continue
            for worker in workers(command):
                os.kill(worker, signal.SIGKILL)
                print(f"killed worker {worker} after {info.numCompletedTasks} of {info.numTasks} partitions")
                return


def main():
    cores, source, target, *command = sys.argv[1:]
    # Two numbers: cores, and how often a partition may fail.
    conf = SparkConf().setMaster(f"local[{cores},4]").setAppName("layout")
    conf.set("spark.ui.enabled", "false").set("spark.ui.showConsoleProgress", "false")
    with SparkContext(conf=conf) as context:
        context.setLogLevel("ERROR")
        lines = context.textFile(source, minPartitions=16 * int(cores))
        threading.Thread(target=kill_halfway, args=(context, command[0]), daemon=True).start()
        start = time.monotonic()
        lines.pipe(shlex.join(command), checkCode=True).saveAsTextFile(target)
        seconds = time.monotonic() - start
        stages = context.statusTracker().getJobIdsForGroup()
        failed = sum(
            context.statusTracker().getStageInfo(stage).numFailedTasks
            for job in stages
            for stage in context.statusTracker().getJobInfo(job).stageIds
        )
        print(f"{lines.getNumPartitions()} partitions, {failed} failed and retried, {seconds:.1f} s")


main()
