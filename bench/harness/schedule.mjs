/**
 * A young generation that holds a whole scene: a collection then moves all of it at once, in the order in which it was
 * made, so that the layout is not left to chance. Measures that make garbage by nature run in a heap of the usual size:
 * a turn is one slice, long enough for several collections. The median of short slices would leave most of them out.
 */
const ROOMY = ['--min-semi-space-size=64'];

/** Compiled code lies in the heap that is counted, and comes and goes as the compiler likes. */
const UNCOMPILED = ['--no-opt', '--no-sparkplug', '--no-flush-bytecode'];

/**
 * What is measured, in the order of the report: the sizes of the quick and of the full run, and what the figures are.
 * At sizes above `peersTo` the quick run leaves out the peers.
 */
const STEADY = {
  unit: 'ns',
  per: 'ns per action and frame',
  flags: ROOMY,
  quick: [1_000],
  full: [100, 1_000, 10_000, 100_000],
};
const GRID = { ...STEADY, per: 'ns per surface and frame', quick: [1, 20], full: [1, 20] };
const VALUE = {
  ...STEADY,
  flags: [],
  per: 'ns per value and frame (ratio to a leaf of the loop)',
  full: [1_000, 10_000],
};
const EVENT = { unit: 'ns', per: 'ns per action', quick: [1_000], full: [100, 1_000, 10_000, 100_000] };
/** Single frames in turns with the loop's: nothing is averaged, so whatever a frame is held up by is in its figure. */
const FRAME = {
  unit: 'µs',
  per: 'µs that the frame takes for each 1,000',
  isFrame: true,
  quick: [1_000],
  full: [1_000, 10_000],
};
const HEAP = { unit: 'B', per: 'bytes', flags: UNCOMPILED, quick: [5_000], full: [10_000, 100_000] };

export const schedule = [
  {
    ...STEADY,
    name: 'leaf',
    title: 'A leaf: one action moves x and y',
    quick: [1_000, 10_000, 100_000],
    full: [...STEADY.full, 1_000_000],
  },
  {
    ...STEADY,
    name: 'adding',
    title: 'A leaf that adds to what else moves its target (ratio to the loop that does not)',
  },
  { ...STEADY, name: 'sequence', title: 'A sequence of four moves', quick: [1_000, 10_000, 100_000], peersTo: 1_000 },
  {
    ...STEADY,
    name: 'repeat',
    title: 'A sequence of two moves of 1 s, repeated forever: 1 in 64 hands over each frame',
  },
  { ...STEADY, name: 'spawn', title: 'A spawn of two: a move and a rotation of different lengths' },
  { ...STEADY, name: 'eased', title: 'An eased leaf: quadratic, out' },
  { ...STEADY, name: 'mixed', title: 'Six kinds side by side: move, rotate, scale, skew, fade, tween of a property' },
  { ...STEADY, name: 'observed', title: 'A leaf whose progress a subscriber gets (ratio to the loop without one)' },
  { ...STEADY, name: 'spring-to', title: 'x and y on a spring (springTo; ratio to an eased leaf of the loop)' },
  { ...STEADY, name: 'keyframes', title: 'Keyframes: x and y along three segments' },
  { ...STEADY, name: 'colour', title: 'A colour as text' },
  { ...STEADY, name: 'play', title: 'A leaf that is played, whose values nobody takes' },
  { ...STEADY, name: 'crowd', title: 'A leaf that is played on the clock of a crowd' },
  {
    ...STEADY,
    name: 'play-observed',
    title: 'A leaf that is played, with a subscriber (ratio to the loop without one)',
  },
  { ...STEADY, name: 'play-eased', title: 'An eased leaf that is played' },
  { ...STEADY, name: 'on', title: 'A leaf on a stream of time that all share' },
  { ...VALUE, name: 'value-number', title: 'A number on its way (tween)' },
  { ...VALUE, name: 'value-record', title: 'A record of two numbers on its way (tween)' },
  { ...VALUE, name: 'value-glide', title: 'A number that follows a goal in a fixed time (glide)' },
  { ...VALUE, name: 'value-spring', title: 'A number on a spring' },
  { ...VALUE, name: 'value-state', title: 'Snapshots of an immutable state (animateState)' },
  {
    ...EVENT,
    name: 'create-leaf',
    title: 'Create and start a leaf, first frame included',
    quick: [1_000, 10_000],
    peersTo: 1_000,
  },
  { ...EVENT, name: 'create-tagged', title: 'Create and start a leaf with a tag, first frame included' },
  {
    ...EVENT,
    name: 'create-mixed',
    title: 'Create and start leaves of eight kinds, some with a tag, some played, first frame included',
  },
  { ...EVENT, name: 'create-sequence', title: 'Create and start a sequence of four, first frame included' },
  { ...EVENT, name: 'create-play', title: 'Play a leaf, first frame included' },
  { ...EVENT, name: 'create-value', title: 'Start a tween of a number, first frame included' },
  { ...EVENT, name: 'create-on', title: 'Start a leaf on a stream of time, first frame included' },
  { ...EVENT, name: 'create-spring', title: 'Start a number on a spring, first frame included' },
  { ...EVENT, name: 'create-state', title: 'Start snapshots of a state, first frame included' },
  { ...EVENT, name: 'stop', title: 'Stop a running leaf, in a random order', full: [100, 1_000, 10_000] },
  { ...EVENT, name: 'stop-play', title: 'Stop a leaf that is played, in a random order', full: [100, 1_000, 10_000] },
  { ...EVENT, name: 'stop-value', title: 'Stop a tween of a number, in a random order', full: [100, 1_000, 10_000] },
  {
    ...EVENT,
    name: 'stop-on',
    title: 'Stop a leaf on a stream of time, in a random order',
    full: [100, 1_000, 10_000],
  },
  { ...EVENT, name: 'stop-spring', title: 'Stop a number on a spring, in a random order', full: [100, 1_000, 10_000] },
  { ...EVENT, name: 'stop-state', title: 'Stop snapshots of a state, in a random order', full: [100, 1_000, 10_000] },
  { ...FRAME, name: 'worst-start', title: 'Worst frame: 1,000 moves start in it' },
  { ...FRAME, name: 'worst-start-play', title: 'Worst frame: 1,000 moves are played', peersTo: 0 },
  { ...FRAME, name: 'worst-stop', title: 'Worst frame: 1,000 moves stop in it' },
  { ...FRAME, name: 'worst-stop-play', title: 'Worst frame: 1,000 moves that are played stop in it', peersTo: 0 },
  { ...FRAME, name: 'worst-handover', title: 'Worst frame: 1,000 sequences hand over in it' },
  {
    ...FRAME,
    name: 'worst-handover-play',
    title: 'Worst frame: 1,000 sequences that are played hand over in it',
    peersTo: 0,
  },
  {
    name: 'handover',
    title: '10,000 sequences hand over in the same frame',
    unit: 'ms',
    per: 'ms that it adds to the frame',
    scale: 10_000 / 1e6,
    absolute: true,
    slow: true,
    quick: [10_000],
    full: [10_000],
  },
  { ...HEAP, name: 'heap-leaf', title: 'Heap of a running leaf' },
  { ...HEAP, name: 'heap-sequence', title: 'Heap of a running sequence of four' },
  {
    ...STEADY,
    name: 'churn',
    flags: [],
    title: 'Churn: each frame 1 % are stopped and 1 % started',
    quick: [10_000],
    full: [1_000, 10_000, 100_000],
  },
  { ...GRID, name: 'grid-waves3D', title: 'waves3D on a grid of 64 x 48' },
  { ...GRID, name: 'grid-ripple3D', title: 'ripple3D on a grid of 64 x 48' },
  { ...GRID, name: 'grid-twirl', title: 'twirl on a grid of 64 x 48' },
  { ...GRID, name: 'grid-shuffleTiles', title: 'shuffleTiles on a grid of 64 x 48' },
];

/**
 * How long to measure. `generations` of processes, the first ones with all contestants (`peerGenerations`), the rest
 * with those whose ratios are close; `rounds` in each; `pairs` of slices, contestant and loop, in each turn.
 */
const QUICK = { generations: 3, peerGenerations: 1, rounds: 3, pairs: 3, sliceMs: 2, warmMs: 60, soakFrames: 100 };
const FULL = { generations: 5, peerGenerations: 2, rounds: 5, pairs: 4, sliceMs: 4, warmMs: 200, soakFrames: 2_000 };

/** From here on a frame is longer than a slice, and a scene takes longer to set up than to measure. */
const BIG = 100_000;

/** Two builds with that many each do not fit the caches: the scene made first is twice as fast. */
export const sizesOf = (entry, { sizes, full, against }) =>
  sizes ?? (full ? entry.full : entry.quick).filter((count) => against === undefined || count < BIG);

export function settings({ flags = [], peersTo = BIG - 1, slow, isFrame }, count, asked) {
  const { full, rounds, contestants, against } = asked;
  const base = full ? FULL : QUICK;
  const big = count >= BIG;
  const leavesPeersOut = !full && contestants === undefined && count > peersTo;
  return {
    ...base,
    rounds: rounds ?? base.rounds,
    against: against !== undefined,
    loopWarmMs: base.warmMs,
    flags,
    ...(flags !== ROOMY && { pairs: 1, sliceMs: base.sliceMs * 30, warmMs: base.warmMs * 10 }),
    ...(big && { pairs: 2, generations: base.peerGenerations + 1, peerGenerations: 1, soakFrames: 20 }),
    ...(isFrame && { sliceMs: 0, pairs: base.pairs * 10 }),
    ...(slow && { pairs: Math.ceil(base.pairs / 3) }),
    ...(leavesPeersOut && { peerGenerations: 0 }),
  };
}

/** Sizes that are too big to keep all contestants in memory at once: they come one after the other, beside the loop. */
export const isAlone = (count) => count >= 1_000_000;
