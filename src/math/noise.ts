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

/**
 * Perlin's gradient noise in one dimension: smooth, from -1 to 1, and 0 at each whole number.
 *
 * A function of its arguments alone; each seed and each channel has a different noise.
 */
export function smoothNoise(seed: number, channel: number, position: number): number {
  const cell = Math.floor(position);
  const u = position - cell;
  const blend = u * u * u * (u * (6 * u - 15) + 10);
  const low = slopeAt(seed, channel, cell) * u;
  const high = slopeAt(seed, channel, cell + 1) * (u - 1);
  // The largest possible value is 1/2, between slopes of 1 and -1.
  return 2 * (low + (high - low) * blend);
}

function slopeAt(seed: number, channel: number, cell: number): number {
  return 2 * noise(seed, cell, channel) - 1;
}
