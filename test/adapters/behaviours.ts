import type { Claim } from './adapted.js';
import { looks } from './looks.js';
import { moves } from './moves.js';

/** What actions do to a target, wherever it is at first. */
export const behaviours: readonly Claim[] = [...moves, ...looks];
