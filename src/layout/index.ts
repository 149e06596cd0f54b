export { autoFlip } from './auto-flip.js';
export { type Change, flip } from './flip.js';
export { type FlipGroup, flipGroup } from './flip-group.js';
export type { AutoFlipOptions, FlipOptions, FlipElements } from './flip-options.js';
export { presence } from './presence.js';
export type { Move, Moves } from './moves.js';
export type { PresenceOptions } from './presence-options.js';
export type { SortPlace } from './sort-places.js';
export { type SortableOptions, type Sorting, sortable$ } from './sortable.js';
