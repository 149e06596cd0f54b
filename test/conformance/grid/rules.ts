import type { Content } from '../content.js';
import type { Rule } from '../rules.js';
import { isGridType } from './build.js';

const bends = ({ actions }: Content): boolean => actions.some(({ type }) => isGridType(type));

/** Deliberate differences of grid effects. */
export const gridRules: readonly Rule[] = [
  {
    name: 'power-of-two',
    reason:
      'A grid without a rect is as large as its texture, the window rounded up to powers of two, and texture coordinates are parts of that; here both go by the surface.',
    concerns: bends,
  },
  {
    name: 'window-pixels',
    reason:
      'SplitRows and SplitCols go by the window in pixels, whatever the unit; here by the surface in its own unit.',
    concerns: ({ has }) => has('SplitRows', 'SplitCols'),
  },
  {
    name: 'texture-flip',
    reason: 'Setting the flag of a flipped texture makes a bent grid flat again; here there is no such flag.',
    concerns: ({ does }) => does('setTextureFlipped'),
  },
  {
    name: 'rect-read-late',
    reason:
      'PageTurn3D asks the grid for its edge in each frame, so it jumps when the rect of a running grid is set; here a grid keeps its rect.',
    concerns: ({ does }) => does('setGridGridRect'),
  },
  {
    name: 'random-draws',
    reason:
      'Random effects draw new numbers at each update or start, of the generator that the whole program shares; here they are seeded functions of time (laws 1 and 6).',
    concerns: ({ has }) => has('Shaky3D', 'ShakyTiles3D', 'ShatteredTiles3D', 'ShuffleTiles', 'TurnOffTiles'),
  },
  {
    name: 'whole-points',
    reason:
      'ShuffleTiles moves tiles by whole points, and may miss the place by one; here they glide, and arrive (law 3).',
    concerns: ({ has }) => has('ShuffleTiles'),
  },
  {
    name: 'fade-ends',
    reason:
      'FadeOutTR and Up end with tiles left, BL never fades its first one, and a curve that leads beyond the ends brings tiles back or takes them away; here all is there until the start and gone from the end on (law 3).',
    concerns: ({ actions }) => actions.some(({ type }) => type.startsWith('FadeOut') && isGridType(type)),
  },
  {
    name: 'flip-origin',
    reason: 'A flip takes its rect to begin at 0, so another one jumps there; here it turns in its place.',
    concerns: ({ has }) => has('FlipX3D', 'FlipY3D'),
  },
  {
    name: 'not-a-number',
    reason: 'PageTurn3D divides 0 by 0 and takes roots of what is below 0; here a place is a number.',
    concerns: ({ has }) => has('PageTurn3D'),
  },
  {
    name: 'computed-once',
    reason:
      'ShatteredTiles3D computes once, Lens3D when its place was set, so a second start is flat and other changes wait; here the state depends on time and options alone (law 1).',
    concerns: ({ has }) => has('Lens3D', 'ShatteredTiles3D'),
  },
  {
    name: 'amplitude-wrappers',
    reason:
      'AccelAmplitude and DeccelAmplitude change nothing, AccelDeccelAmplitude shows nothing, for a method is not virtual; here they do what they are for.',
    concerns: ({ has }) => has('AccelAmplitude', 'DeccelAmplitude', 'AccelDeccelAmplitude'),
  },
  {
    name: 'clones-forget',
    reason:
      'A clone, and so a reverse, loses what was set after creation: amplitude rate, lens effect, rate, once even the duration; here there are no copies, and a reverse retraces (law 7).',
    concerns: (content) => bends(content) && content.has('Clone', 'Reverse'),
  },
  {
    name: 'shared-grid',
    reason:
      'Of two effects on one node the earlier one goes on writing into the grid of the later one; here the later one owns the surface.',
    concerns: bends,
  },
  {
    name: 'invalid-reuse',
    reason:
      'An effect that is to reuse a grid of another size, or a stopped one, is an assertion there, and without it writes into that grid; here the one is a RangeError, the other starts flat.',
    concerns: ({ has }) => has('ReuseGrid'),
  },
  {
    name: 'acts-at-start',
    reason:
      'StopGrid and ReuseGrid act when they are started: before the first frame, and once more where Repeat starts them after its last round; here they act in a frame, once a round.',
    isUnrecorded: true,
    concerns: ({ has }) => has('StopGrid', 'ReuseGrid'),
  },
  {
    name: 'repeat-restarts',
    reason:
      'Repeat starts its action once more after the last round, which leaves a flat grid or a shuffle too many; here the end of the last round is the end (law 3).',
    concerns: ({ has }) => has('Repeat'),
  },
];
