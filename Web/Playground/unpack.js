// Unpacks raw LZMA with lc=3, lp=0 and pb=0, as xz packs it, after Igor Pavlov's specification of the format, which is in
// the public domain. The page is smaller by a quarter than with what browsers unpack by themselves.

/** Where the probabilities of each kind of decision begin. */
const [isMatch, isRep, isRep0, isRep0Long, isRep1, isRep2] = [0, 12, 24, 36, 48, 60];
const [slots, places, align, lengths, repLengths, literals] = [72, 328, 443, 459, 733, 1007];

/** Unpacks bytes to a length. */
export function unpack(packed, length) {
  const out = new Uint8Array(length);
  const chances = new Uint16Array(literals + 8 * 0x300).fill(1024);
  // The range and the code. In variables of these functions, browsers would make an object of each number.
  const words = new Uint32Array([0xffffffff, new DataView(packed.buffer, packed.byteOffset).getUint32(1)]);
  let next = 5;
  const refill = () => {
    if (words[0] >= 0x1000000) return;
    words[0] <<= 8;
    words[1] = (words[1] << 8) | packed[next++];
  };
  const bit = (index) => {
    const chance = chances[index];
    const bound = (words[0] >>> 11) * chance;
    const one = words[1] >= bound ? 1 : 0;
    if (one) {
      words[0] -= bound;
      words[1] -= bound;
      chances[index] = chance - (chance >> 5);
    } else {
      words[0] = bound;
      chances[index] = chance + ((2048 - chance) >> 5);
    }
    refill();
    return one;
  };
  /** A number of bits, the highest first. */
  const number = (start, bits) => {
    let found = 1;
    for (let count = 0; count < bits; count++) found = 2 * found + bit(start + found);
    return found - (1 << bits);
  };
  /** A number of bits, the lowest first. */
  const reversed = (start, bits) => {
    let found = 0;
    let node = 1;
    for (let count = 0; count < bits; count++) {
      const one = bit(start + node);
      node = 2 * node + one;
      found += one << count;
    }
    return found;
  };
  const lengthOf = (start) => (!bit(start) ? number(start + 2, 3) : !bit(start + 1) ? 8 + number(start + 10, 3) : 16 + number(start + 18, 8));
  const distanceOf = (count) => {
    const slot = number(slots + 64 * Math.min(count, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const least = (2 | (slot & 1)) << bits;
    if (slot < 14) return least + reversed(places + least - slot, bits);
    let high = 0;
    for (let index = 4; index < bits; index++) {
      words[0] >>>= 1;
      const one = words[1] >= words[0] ? 1 : 0;
      if (one) words[1] -= words[0];
      high = 2 * high + one;
      refill();
    }
    return least + 16 * high + reversed(align, 4);
  };
  let state = 0;
  let at = 0;
  const last = new Uint32Array(4);
  while (at < length) {
    if (!bit(isMatch + state)) {
      const start = literals + 0x300 * ((at > 0 ? out[at - 1] : 0) >> 5);
      let found = 1;
      // After a match, the byte that would have followed it tells about this one.
      if (state >= 7) {
        for (let other = out[at - last[0] - 1]; found < 0x100; other <<= 1) {
          const expected = (other >> 7) & 1;
          const one = bit(start + 0x100 * (1 + expected) + found);
          found = 2 * found + one;
          if (one !== expected) break;
        }
      }
      while (found < 0x100) found = 2 * found + bit(start + found);
      out[at++] = found;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = -1;
    if (!bit(isRep + state)) {
      count = lengthOf(lengths);
      last.copyWithin(1, 0, 3);
      last[0] = distanceOf(count);
      state = state < 7 ? 7 : 10;
    } else {
      // One of the last four distances, which comes first then.
      const isLast = !bit(isRep0 + state);
      const isByte = isLast && !bit(isRep0Long + state);
      const index = isLast ? 0 : !bit(isRep1 + state) ? 1 : !bit(isRep2 + state) ? 2 : 3;
      const distance = last[index];
      last.copyWithin(1, 0, index);
      last[0] = distance;
      if (!isByte) count = lengthOf(repLengths);
      state = state < 7 ? (isByte ? 9 : 8) : 11;
    }
    for (let from = at - last[0] - 1, end = at + count + 2; at < end; ) out[at++] = out[from++];
  }
  return out;
}
