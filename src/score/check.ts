import { checkBoolean, checkNumber, checkOptions } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import { cssName } from '../target/css-name.js';
import { checkScore } from './check-score.js';
import { fastest, ROUNDING } from './fastest.js';
import type { Budgets, Finding } from './finding.js';
import { flashesOf, MOST_FLASHES } from './flashes.js';
import type { Score } from './plan.js';

/** Properties of elements that make the page lay itself out when they change. */
const LAYOUT =
  /^(?:(?:min-|max-)?(?:width|height|(?:block|inline)-size)|top|right|bottom|left|inset.*|margin.*|padding.*|border(?:-.+)?-width|font.*|line-height|(?:letter|word)-spacing|text-indent|flex.*|grid.*|columns|column-(?:gap|width|count)|gap|row-gap)$/;

/**
 * Checks a motion against budgets before anybody sees it, for example in a test.
 *
 * ```ts
 * import { blink, moveTo, spawn } from 'rx-motion';
 * import { check, score } from 'rx-motion/score';
 *
 * const alarm = spawn(blink(1, 5), moveTo(0.5, { x: 800 }));
 * const plan = score(alarm, { x: 0, visible: true });
 * check(plan).map(({ rule, property, value }) => [rule, property, value]); // => [['flashes', 'visible', 5]]
 * const fast = check(plan, { flashes: 5, speed: 1000 });
 * fast.map(({ rule, value }) => [rule, Math.round(value as number)]); // => [['speed', 1600]]
 * ```
 *
 * @param score What `score` or `sampled` returned.
 * @param budgets What it may do. By default it may flash three times a second, but two To-actions may not write one
 * value at once, and everything must be readable, except for values that are objects.
 * @returns What breaks a budget: first in each track, then in the whole motion. Empty if nothing does.
 * @throws RangeError when a budget is negative; TypeError when `score` is not a score, or a budget is of the wrong
 * kind.
 */
export function check(score: Score, budgets: Budgets = {}): readonly Finding[] {
  const { duration, targets, tracks, left, isReversible } = checkScore('check', score);
  const may = checked(budgets);
  const findings: Finding[] = [];
  for (const track of tracks) {
    const { target, property, pieces } = track;
    const flashes = flashesOf(score, track);
    if (flashes.count > may.flashes)
      findings.push({ rule: 'flashes', time: flashes.time, target, property, value: flashes.count });
    const shared = pieces.find(({ writers }) => writers.filter(({ mode }) => mode === 'owns').length > 1);
    if (!may.overlaps && shared !== undefined) {
      const value = shared.writers.map(({ kind }) => kind).join(', ');
      findings.push({ rule: 'overlaps', time: shared.start, target, property, value });
    }
    if (!may.layout && LAYOUT.test(cssName(property)) && pieces.some(({ start, end }) => end > start))
      findings.push({ rule: 'layout', time: pieces[0]!.start, target, property, value: property });
  }
  if (!may.unread)
    for (const { target, start, reason, property } of left)
      if (property === undefined) findings.push({ rule: 'unread', time: start, target, value: reason });
  if (may.speed < Infinity)
    for (const target of targets.keys()) {
      const { time, speed } = fastest(score, target);
      if (speed > may.speed * (1 + ROUNDING)) findings.push({ rule: 'speed', time, target, value: speed });
    }
  if (duration > may.duration) findings.push({ rule: 'duration', time: may.duration, value: duration });
  if (!may.irreversible && !isReversible) findings.push({ rule: 'irreversible', time: 0, value: 'it has no reverse' });
  if (!may.endless && duration === Infinity) findings.push({ rule: 'endless', time: 0, value: duration });
  return findings;
}

function checked(budgets: Budgets): WithDefaults<Budgets> {
  const {
    flashes = MOST_FLASHES,
    speed = Infinity,
    duration = Infinity,
  } = checkOptions('check', budgets, 'duration endless flashes irreversible layout overlaps speed unread', 'budgets');
  const { overlaps = false, unread = false, layout = true, irreversible = true, endless = true } = budgets;
  const numbers = { flashes, speed, duration };
  for (const [name, value] of Object.entries(numbers)) checkNumber('check', name, '>= 0', value, (it) => it >= 0);
  const permissions = { overlaps, unread, layout, irreversible, endless };
  for (const [name, value] of Object.entries(permissions)) checkBoolean('check', name, value);
  return { ...numbers, ...permissions };
}
