import { noise } from './noise.js';

/**
 * Smooth noise from -1 to 1, a function of place alone: the same seed gives the same noise, another one for each channel. It is 0 at each whole number, and leans to neither side.
 *
 * Perlin's gradient noise in one dimension.
 */
export function smoothNoise(seed: number, channel: number, place: number): number {
  const cell = Math.floor(place);
  const u = place - cell;
  const blend = u * u * u * (u * (6 * u - 15) + 10);
  const low = slopeAt(seed, channel, cell) * u;
  const high = slopeAt(seed, channel, cell + 1) * (u - 1);
  // Half a slope of 1 from each side is the most that there can be.
  return 2 * (low + (high - low) * blend);
}

function slopeAt(seed: number, channel: number, cell: number): number {
  return 2 * noise(seed, cell, channel) - 1;
}
