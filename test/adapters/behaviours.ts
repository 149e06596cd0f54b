import type { Claim } from './adapted.js';
import { looks } from './looks.js';
import { moves } from './moves.js';

/** Claims about actions on a target. */
export const behaviours: readonly Claim[] = [...moves, ...looks];
