/** Why something differs from the record. */
export interface Reason {
  readonly name: string;
  /** What cocos2d-x does, what this library does, and why. */
  readonly reason: string;
  /** Set if no trace in golden/ shows it: it is known from the engine itself. */
  readonly isUnrecorded?: true;
}

/** The reasons by name; grid effects come last. */
const reasons: Readonly<Record<string, string>> = {
  'single-precision': 'The engine counts in single precision, which decides boundary cases; here in double precision.',
  'early-clock':
    'The first frame shows 1e-6 s there, so that ReverseTime never shows the very end, nor does what happens at it; here it shows 0.',
  'zero-length':
    'A length of 0 becomes 1e-6 s there, so zero-length parts take time, can be bent, and need a second update in a Repeat; here 0 is 0 (law 2).',
  'late-start':
    'A ReverseTime or an ease that starts within a frame begins where that frame shows it, so that what lies at its very start may never happen; here it begins at its start, whatever the frames (law 1).',
  restart:
    'Going back over a split or a round starts the earlier part anew there, instants happen again, and what leads beyond a Repeat or a Sequence of one is not followed; here the state depends on the time alone (law 1).',
  'repeat-remainder':
    'In the frame in which a round of a Repeat ends, the progress of the whole is taken for that of the next round; here it is the remainder (law 2).',
  'branch-order':
    'In a frame that passes several starts and ends, the branches of a Spawn act one after another there; here what starts or ends does so in the order of the times, so that the frame rate decides nothing (law 1).',
  'empty-repeat':
    'Repeat 0 is done before its first frame, and in it shows the start of its action; here it is an empty action.',
  'forever-jump':
    'RepeatForever drops whole loops on a big dt, gains 1e-6 s a loop and cannot go back; here every loop counts (laws 1 and 2).',
  'forever-dead':
    'RepeatForever inside of another action does nothing there; here it runs where it makes sense, and is refused where it does not.',
  'forever-instants':
    'RepeatForever of a zero-length action runs once a frame there; here it is refused, for it could only hang.',
  'negative-duration': 'A negative duration ends at once there; here it is a RangeError.',
  'negative-delta':
    'A negative delta leads time back there; here it counts as 0, for a clock that was set back is no wish to go back.',
  'stop-late':
    'An action that is stopped from within its own update finishes that update, and may end in it; here nothing of it runs after the call (law 4).',
  'no-restore':
    'Removing an action does not call its stop() there; here what it owes is paid: Blink and Animate restore (law 4).',
  bytes: 'Opacity and colour are cut to bytes there, and wrap around; here they are numbers.',
  'unnamed-depth':
    'MoveTo to a place in the plane drives z to 0, ScaleTo and ScaleBy of x and y write scaleZ; here nothing that was not named is written.',
  'to-owns':
    'MoveTo, JumpTo and BezierTo add what else moves their target, and so end beside their place; here a To-action owns what it leads, and ends at its place (law 3).',
  'by-adds':
    'RotateBy, ScaleBy, SkewBy, ResizeBy and TintBy overwrite what else changes their target; here every By-action adds to it.',
  'exponential-end': 'EaseExponentialIn ends at 0.999 there; here curves are exact at their ends (law 3).',
  'ease-reverse':
    'The reverse of an ease is another ease there, sometimes the wrong one; here the curve is turned around (law 7).',
  'fade-reverse':
    'The reverse of a FadeIn or FadeOut goes back to the opacity that the original found when it started, which is 0 if it never did; here the two are each other’s reverse.',
  'spline-reverse': 'The reverse of a relative spline is shifted by its first point there; here it retraces (law 7).',
  'spline-push':
    'A spline adds what pushes its target only in frames in which it is pushed; here one By a distance adds in all of them, and one To places owns its target.',
  'blink-end':
    'A Blink that another action shows its very end, or leads beyond it, begins one more slice there, and is hidden; here its end is the target as it was found.',
  'done-again':
    'A Follow that has ended is not done any more once its leader is back in the scene; here what has ended stays so.',
  'animate-loops':
    'Animate enters at most one loop an update and never goes back, so a jump loses frames; here none is lost (law 1).',
  'reference-counts': 'A node that only the manager refers to is deleted there; memory is not counted by hand here.',
  'two-tick-zero':
    '3.2: a length of 0 becomes 1.2e-7 s and the clock starts at 0, so zero-length actions take two frames. This library follows 3.17.2.',
  'repeat-boundary':
    '3.2: a round of a Repeat ends after its end, not at it; its last round is shown twice, and an instant happens once less. This library follows 3.17.2.',
  'done-beforehand': '3.2: an instant is done before it has happened. This library follows 3.17.2.',
  'inexact-in-out': '3.2: EaseExponentialInOut is not exact at its ends. This library follows 3.17.2.',
  'power-of-two':
    'A grid without a rect is as large as its texture, the window rounded up to powers of two, and texture coordinates are parts of that; here both go by the surface.',
  'window-pixels':
    'SplitRows and SplitCols go by the window in pixels, whatever the unit; here by the surface in its own unit.',
  'texture-flip': 'Setting the flag of a flipped texture makes a bent grid flat again; here there is no such flag.',
  'rect-read-late':
    'PageTurn3D asks the grid for its edge in each frame, so it jumps when the rect of a running grid is set; here a grid keeps its rect.',
  'random-draws':
    'Random effects draw new numbers at each update or start, of the generator that the whole program shares; here they are seeded functions of time (laws 1 and 6).',
  'whole-points':
    'ShuffleTiles moves tiles by whole points, and may miss the place by one; here they glide, and arrive (law 3).',
  'fade-ends':
    'FadeOutTR and Up end with tiles left, BL never fades its first one, and a curve that leads beyond the ends brings tiles back or takes them away; here all is there until the start and gone from the end on (law 3).',
  'flip-origin': 'A flip takes its rect to begin at 0, so another one jumps there; here it turns in its place.',
  'not-a-number': 'PageTurn3D divides 0 by 0 and takes roots of what is below 0; here a place is a number.',
  'computed-once':
    'ShatteredTiles3D computes once, Lens3D when its place was set, so a second start is flat and other changes wait; here the state depends on time and options alone (law 1).',
  'amplitude-wrappers':
    'AccelAmplitude and DeccelAmplitude change nothing, AccelDeccelAmplitude shows nothing, for a method is not virtual; here they do what they are for.',
  'clones-forget':
    'A clone, and so a reverse, loses what was set after creation: amplitude rate, lens effect, rate, once even the duration; here there are no copies, and a reverse retraces (law 7).',
  'shared-grid':
    'Of two effects on one node the earlier one goes on writing into the grid of the later one; here the later one owns the surface.',
  'invalid-reuse':
    'An effect that is to reuse a grid of another size, or a stopped one, is an assertion there, and without it writes into that grid; here the one is a RangeError, the other starts flat.',
  'acts-at-start':
    'StopGrid and ReuseGrid act when they are started: before the first frame, and once more where Repeat starts them after its last round; here they act in a frame, once a round.',
  'repeat-restarts':
    'Repeat starts its action once more after the last round, which leaves a flat grid or a shuffle too many; here the end of the last round is the end (law 3).',
};

const unrecorded: readonly string[] = ['fade-reverse', 'blink-end', 'done-again', 'acts-at-start'];

/** The deliberate differences from cocos2d-x, except those of curves; differences.json says which traces show them. */
export const differences: readonly Reason[] = Object.entries(reasons).map(([name, reason]) => ({
  name,
  reason,
  ...(unrecorded.includes(name) && { isUnrecorded: true }),
}));
