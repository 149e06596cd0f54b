/** A pseudo-random number from 0 to below 1, a function of three whole numbers. */
export function noise(seed: number, step: number, index: number): number {
  const mixed = mix32(Math.imul(seed, 0x9e3779b1) + Math.imul(step, 0x85ebca77));
  return (mix32(mixed ^ Math.imul(index + 1, 0xc2b2ae3d)) >>> 0) / 0x1_0000_0000;
}

/** The numbers 0 to `count - 1` in a pseudo-random order, a function of the seed. */
export function shuffle(seed: number, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(noise(seed, 0, last) * (last + 1));
    const number = order[last]!;
    order[last] = order[other]!;
    order[other] = number;
  }
  return order;
}

/** MurmurHash3's finalizer: each bit of a number changes about half of the bits of the result. */
function mix32(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
