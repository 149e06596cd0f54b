import type { Content } from './content.js';
import { gridRules } from './grid/rules.js';
import type { Quirk } from './quirk.js';

/** Why something differs from the record. */
export interface Reason {
  readonly name: string;
  /** What cocos2d-x does, what this library does, and why. */
  readonly reason: string;
  /** Set if no trace in golden/ shows it: it is known from the engine itself. */
  readonly isUnrecorded?: true;
}

/**
 * A deliberate difference from cocos2d-x.
 *
 * A rule explains a disagreement if it applies to the trace, a replay with this quirk of the engine gives the record,
 * and a replay without it gives what the library gives.
 */
export interface Rule extends Reason {
  readonly name: Quirk;
  /** Whether it applies to a trace with this content. */
  readonly concerns: (content: Content) => boolean;
}

/** From the particular to the general: the first rule that explains a disagreement gets it. */
export const rules: readonly Rule[] = [
  {
    name: 'single-precision',
    reason: 'The engine counts in single precision, which decides boundary cases; here in double precision.',
    concerns: () => true,
  },
  {
    name: 'early-clock',
    reason:
      'The first frame shows 1e-6 s there, so that ReverseTime never shows the very end, nor does what happens at it; here it shows 0.',
    concerns: ({ is32 }) => !is32,
  },
  {
    name: 'zero-length',
    reason:
      'A length of 0 becomes 1e-6 s there, so zero-length parts take time, can be bent, and need a second update in a Repeat; here 0 is 0 (law 2).',
    concerns: ({ is32 }) => !is32,
  },
  {
    name: 'late-start',
    reason:
      'A ReverseTime or an ease that starts within a frame begins where that frame shows it, so that what lies at its very start may never happen; here it begins at its start, whatever the frames (law 1).',
    concerns: ({ actions }) => actions.some(({ type }) => type === 'ReverseTime' || type.startsWith('Ease')),
  },
  {
    name: 'restart',
    reason:
      'Going back over a split or a round starts the earlier part anew there, instants happen again, and what leads beyond a Repeat or a Sequence of one is not followed; here the state depends on the time alone (law 1).',
    concerns: ({ has }) => has('Sequence', 'Spawn', 'Repeat'),
  },
  {
    name: 'repeat-remainder',
    reason:
      'In the frame in which a round of a Repeat ends, the progress of the whole is taken for that of the next round; here it is the remainder (law 2).',
    concerns: ({ actions }) => actions.some(({ type, times }) => type === 'Repeat' && Number(times) > 1),
  },
  {
    name: 'branch-order',
    reason:
      'In a frame that passes several starts and ends, the branches of a Spawn act one after another there; here what starts or ends does so in the order of the times, so that the frame rate decides nothing (law 1).',
    concerns: ({ has }) => has('Spawn'),
  },
  {
    name: 'empty-repeat',
    reason:
      'Repeat 0 is done before its first frame, and in it shows the start of its action; here it is an empty action.',
    // In 3.2 an instant that happens once has no rounds either: see repeat-boundary.
    concerns: ({ actions, is32 }) =>
      actions.some(({ type, times }) => type === 'Repeat' && Number(times) <= (is32 ? 1 : 0)),
  },
  {
    name: 'forever-jump',
    reason:
      'RepeatForever drops whole loops on a big dt, gains 1e-6 s a loop and cannot go back; here every loop counts (laws 1 and 2).',
    concerns: ({ has }) => has('RepeatForever'),
  },
  {
    name: 'forever-dead',
    reason:
      'RepeatForever inside of another action does nothing there; here it runs where it makes sense, and is refused where it does not.',
    concerns: ({ has }) => has('RepeatForever'),
  },
  {
    name: 'forever-instants',
    reason:
      'RepeatForever of a zero-length action runs once a frame there; here it is refused, for it could only hang.',
    concerns: ({ has }) => has('RepeatForever'),
  },
  {
    name: 'negative-duration',
    reason: 'A negative duration ends at once there; here it is a RangeError.',
    concerns: ({ actions }) => actions.some(({ duration }) => Number(duration) < 0),
  },
  {
    name: 'negative-delta',
    reason:
      'A negative delta leads time back there; here it counts as 0, for a clock that was set back is no wish to go back.',
    concerns: ({ ops }) => ops.some(({ op, dt }) => op === 'update' && Number(dt) < 0),
  },
  {
    name: 'stop-late',
    reason:
      'An action that is stopped from within its own update finishes that update, and may end in it; here nothing of it runs after the call (law 4).',
    concerns: ({ callbackOps, has }) => has('RemoveSelf') || callbackOps.some(({ op }) => /^(stop|remove)/.test(op)),
  },
  {
    name: 'no-restore',
    reason:
      'Removing an action does not call its stop() there; here what it owes is paid: Blink and Animate restore (law 4).',
    concerns: ({ has, does }) =>
      has('Blink', 'Animate') &&
      (has('RemoveSelf') ||
        does('stop', 'stopByTag', 'stopAllByTag', 'stopByFlags', 'stopAll', 'removeAll', 'removeFromParent')),
  },
  {
    name: 'bytes',
    reason: 'Opacity and colour are cut to bytes there, and wrap around; here they are numbers.',
    concerns: ({ has }) => has('FadeTo', 'FadeIn', 'FadeOut', 'TintTo', 'TintBy'),
  },
  {
    name: 'unnamed-depth',
    reason:
      'MoveTo to a place in the plane drives z to 0, ScaleTo and ScaleBy of x and y write scaleZ; here nothing that was not named is written.',
    concerns: ({ has }) => has('MoveTo', 'ScaleTo', 'ScaleBy'),
  },
  {
    name: 'to-owns',
    reason:
      'MoveTo, JumpTo and BezierTo add what else moves their target, and so end beside their place; here a To-action owns what it leads, and ends at its place (law 3).',
    concerns: ({ has }) => has('MoveTo', 'JumpTo', 'BezierTo'),
  },
  {
    name: 'by-adds',
    reason:
      'RotateBy, ScaleBy, SkewBy, ResizeBy and TintBy overwrite what else changes their target; here every By-action adds to it.',
    concerns: ({ has }) => has('RotateBy', 'ScaleBy', 'SkewBy', 'ResizeBy', 'TintBy'),
  },
  {
    name: 'exponential-end',
    reason: 'EaseExponentialIn ends at 0.999 there; here curves are exact at their ends (law 3).',
    concerns: ({ actions }) => actions.some(({ type }) => /^EaseExponential(In|Out)$/.test(type)),
  },
  {
    name: 'ease-reverse',
    reason:
      'The reverse of an ease is another ease there, sometimes the wrong one; here the curve is turned around (law 7).',
    concerns: ({ actions, has }) => has('Reverse') && actions.some(({ type }) => type.startsWith('Ease')),
  },
  {
    name: 'fade-reverse',
    reason:
      'The reverse of a FadeIn or FadeOut goes back to the opacity that the original found when it started, which is 0 if it never did; here the two are each other’s reverse.',
    isUnrecorded: true,
    concerns: ({ has }) => has('Reverse') && has('FadeIn', 'FadeOut'),
  },
  {
    name: 'spline-reverse',
    reason: 'The reverse of a relative spline is shifted by its first point there; here it retraces (law 7).',
    concerns: ({ has }) => has('Reverse') && has('CardinalSplineBy', 'CatmullRomBy'),
  },
  {
    name: 'spline-push',
    reason:
      'A spline adds what pushes its target only in frames in which it is pushed; here one By a distance adds in all of them, and one To places owns its target.',
    concerns: ({ has }) => has('CardinalSplineTo', 'CardinalSplineBy', 'CatmullRomTo', 'CatmullRomBy'),
  },
  {
    name: 'blink-end',
    reason:
      'A Blink that another action shows its very end, or leads beyond it, begins one more slice there, and is hidden; here its end is the target as it was found.',
    isUnrecorded: true,
    concerns: ({ has }) => has('Blink'),
  },
  {
    name: 'done-again',
    reason:
      'A Follow that has ended is not done any more once its leader is back in the scene; here what has ended stays so.',
    isUnrecorded: true,
    concerns: ({ has }) => has('Follow'),
  },
  {
    name: 'animate-loops',
    reason:
      'Animate enters at most one loop an update and never goes back, so a jump loses frames; here none is lost (law 1).',
    concerns: ({ has }) => has('Animate'),
  },
  {
    name: 'reference-counts',
    reason: 'A node that only the manager refers to is deleted there; memory is not counted by hand here.',
    concerns: ({ does, is32 }) => !is32 && does('release'),
  },
  {
    name: 'two-tick-zero',
    reason:
      '3.2: a length of 0 becomes 1.2e-7 s and the clock starts at 0, so zero-length actions take two frames. This library follows 3.17.2.',
    concerns: ({ is32 }) => is32,
  },
  {
    name: 'repeat-boundary',
    reason:
      '3.2: a round of a Repeat ends after its end, not at it; its last round is shown twice, and an instant happens once less. This library follows 3.17.2.',
    concerns: ({ is32, has }) => is32 && has('Repeat'),
  },
  {
    name: 'done-beforehand',
    reason: '3.2: an instant is done before it has happened. This library follows 3.17.2.',
    concerns: ({ is32 }) => is32,
  },
  {
    name: 'inexact-in-out',
    reason: '3.2: EaseExponentialInOut is not exact at its ends. This library follows 3.17.2.',
    concerns: ({ is32, has }) => is32 && has('EaseExponentialInOut'),
  },
  ...gridRules,
];
