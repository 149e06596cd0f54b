import { cssName } from '../../target/css-name.js';
import type { Score } from '../plan.js';
import { farthest } from './farthest.js';
import { fastest, ROUNDING } from './fastest.js';
import type { Budgets, Finding } from './finding.js';
import { flashesOf } from './flashes.js';
import { isStill, partsOf, startsSlowly } from './parts.js';

/** What a rule finds. */
type Found = Pick<Finding, 'time' | 'target' | 'property' | 'value'>;

/** A rule of `check`. */
interface Rule extends Pick<Finding, 'reason' | 'mending'> {
  /** The budget if none is given. A number is the most that is allowed, and true allows everything. */
  readonly budget: number | boolean;
  /** @param most The budget, if it is a number. */
  readonly find: (score: Score, most: number) => Iterable<Found>;
}

/** Properties of elements that make the page lay itself out when they change. */
const LAYOUT =
  /^(?:(?:min-|max-)?(?:width|height|(?:block|inline)-size)|top|right|bottom|left|inset.*|margin.*|padding.*|border(?:-.+)?-width|font.*|line-height|(?:letter|word)-spacing|text-indent|flex.*|grid.*|columns|column-(?:gap|width|count)|gap|row-gap)$/;

/** The rules, in the order in which their findings come. */
export const rules: Readonly<Record<keyof Budgets, Rule>> = {
  flashes: {
    budget: 3,
    reason: 'flashes can cause seizures',
    mending: 'flash less often, more slowly, or change less',
    *find(score, most) {
      for (const track of score.tracks) {
        const { time, count } = flashesOf(score, track);
        if (count > most) yield { time, target: track.target, property: track.property, value: count };
      }
    },
  },
  overlaps: {
    budget: false,
    reason: 'of two To-actions at once, one has no effect',
    mending: 'let one follow the other, or use a By-action',
    *find({ tracks }) {
      for (const { target, property, pieces } of tracks) {
        const shared = pieces.find(({ writers }) => writers.filter(({ mode }) => mode === 'owns').length > 1);
        if (shared === undefined) continue;
        const value = shared.writers.map(({ kind }) => kind).join(', ');
        yield { time: shared.start, target, property, value };
      }
    },
  },
  still: {
    budget: true,
    reason: 'nobody sees an action that changes nothing',
    mending: 'set the start with fromTo or before it plays, or leave the action out',
    *find(score) {
      for (const { start, target, tracks, pieces, kinds } of partsOf(score))
        if (tracks.every((track, index) => isStill(track, pieces[index]!)))
          yield { time: start, target, property: tracks[0]!.property, value: kinds };
    },
  },
  slowStart: {
    budget: true,
    reason: 'what starts slowly seems to answer late',
    mending: 'use a curve that starts fast, such as cubicOut',
    *find({ tracks }) {
      for (const track of tracks) {
        const piece = track.pieces.find(({ start, end }) => end > start);
        if (piece === undefined || !startsSlowly(piece)) continue;
        const value = piece.writers.map(({ kind }) => kind).join(', ');
        yield { time: piece.start, target: track.target, property: track.property, value };
      }
    },
  },
  part: {
    budget: Infinity,
    reason: 'people wait for each step',
    mending: 'take less time for it',
    *find(score, most) {
      for (const { start, end, target, tracks } of partsOf(score))
        if (end - start > most * (1 + ROUNDING))
          yield { time: start, target, property: tracks[0]!.property, value: end - start };
    },
  },
  layout: {
    budget: true,
    reason: 'the browser lays the page out in each frame',
    mending: 'move and scale instead, or use flip',
    *find({ tracks }) {
      for (const { target, property, pieces } of tracks)
        if (LAYOUT.test(cssName(property)) && pieces.some(({ start, end }) => end > start))
          yield { time: pieces[0]!.start, target, property, value: property };
    },
  },
  unread: {
    budget: false,
    reason: 'what cannot be read cannot be checked',
    mending: 'check its parts one by one, and allow the rest',
    *find({ left }) {
      for (const { target, start, reason, property } of left)
        if (property === undefined) yield { time: start, target, value: reason };
    },
  },
  speed: {
    budget: Infinity,
    reason: 'fast, wide motion makes some people ill',
    mending: 'take more time, or put respectReducedMotion around it',
    *find(score, most) {
      for (const target of score.targets.keys()) {
        const { time, speed } = fastest(score, target);
        if (speed > most * (1 + ROUNDING)) yield { time, target, value: speed };
      }
    },
  },
  distance: {
    budget: Infinity,
    reason: 'people who want less motion get all of it',
    mending: 'put respectReducedMotion around it, with a fade as the alternative',
    *find(score, most) {
      for (const target of score.targets.keys()) {
        const { time, distance } = farthest(score, target);
        if (distance > most * (1 + ROUNDING)) yield { time, target, value: distance };
      }
    },
  },
  duration: {
    budget: Infinity,
    reason: 'people wait for it',
    mending: 'take less time, or let its parts overlap',
    *find({ duration }, most) {
      if (duration > most) yield { time: most, value: duration };
    },
  },
  irreversible: {
    budget: true,
    reason: 'what opens should close the same way',
    mending: 'use By-actions, fromTo, or yoyo',
    *find({ isReversible }) {
      if (!isReversible) yield { time: 0, value: 'it has no reverse' };
    },
  },
  endless: {
    budget: true,
    reason: 'whoever waits for the end waits forever',
    mending: 'repeat it a number of times',
    *find({ duration }) {
      if (duration === Infinity) yield { time: 0, value: duration };
    },
  },
};
