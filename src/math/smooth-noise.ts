import { noise } from './noise.js';

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
