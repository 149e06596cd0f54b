import type { Look } from './look.js';
import { ball, bar, block, card, dial, dot, pane, tile } from './shapes.js';
import { bang, coin, creature } from './toys.js';

/** All looks by name. */
export const looks = { ball, bang, bar, block, card, coin, creature, dial, dot, pane, tile } satisfies Record<
  string,
  Look
>;

export type LookName = keyof typeof looks;
