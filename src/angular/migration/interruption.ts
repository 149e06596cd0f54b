import type { Seconds } from '../../clock/seconds.js';
import { spawn } from '../../compose/spawn.js';
import type { Elemental } from '../../element/elemental.js';
import { type CssFrame, cssKeyframes } from '../../element/style/css-keyframes.js';
import type { FiniteAction } from '../../motion/action.js';
import { compose } from '../../motion/compound.js';
import { defineAction } from '../../motion/define.js';
import { motionOf } from '../../motion/motion.js';
import { ownValues } from './styles.js';

/** The properties that a trigger was animating on an element when its action was stopped. */
const remainsByElement = /* @__PURE__ */ new WeakMap<Element, Set<string>>();

/** An action that remembers, when it is stopped before its end, which properties it was animating. */
export function recordInterruption(
  names: ReadonlySet<string>,
  action: FiniteAction<Elemental>,
): FiniteAction<Elemental> {
  if (action.duration === 0) return action;
  const memory = defineAction(action.duration, ({ element }: Elemental) => {
    const remains = remainsOf(element);
    const all = [...names, ...remains];
    let latest = 1;
    return {
      update: (progress) => {
        latest = progress;
      },
      undo: () => {
        latest = 1;
      },
      stop: () => {
        if (latest < 1) for (const name of all) remains.add(name);
        // Those of an earlier action are restored by `endStyles`.
        else for (const name of names) remains.delete(name);
      },
    };
  });
  return spawn(memory, action);
}

/** `cssKeyframes` within an action that animates `names`, and that may have interrupted another one. */
export function continuation(
  names: ReadonlySet<string>,
  ...[duration, frames, easing]: Parameters<typeof cssKeyframes>
): FiniteAction<Elemental> {
  return forEachTarget(duration, ({ element }) => {
    const remains = remainsOf(element);
    const list = [frames].flat() as readonly CssFrame[];
    const [first, ...others] = list;
    // Skip the styles at the start of what was interrupted. Of several frames, the first one is the start.
    const isStart = duration === 0 || others.length > 0;
    const begun = Object.entries(first!).flatMap(([name, value]) => {
      if (!isStart || !remains.has(name)) return [[name, value] as const];
      return duration > 0 ? [[name, '!'] as const] : [];
    });
    const all = [Object.fromEntries(begun) as CssFrame, ...others];
    if (duration > 0) {
      all.push({ ...ownValuesOf(element, names), ...all.pop() });
      for (const frame of all) for (const name of Object.keys(frame)) remains.delete(name);
    }
    return cssKeyframes(duration, all, easing);
  });
}

/**
 * Sets the styles at the end of an action that animates `names`, and restores the properties that an interrupted action
 * has left.
 */
export function endStyles(names: ReadonlySet<string>, styles: CssFrame): FiniteAction<Elemental> {
  return forEachTarget(0, ({ element }) => {
    const all = { ...ownValuesOf(element, names), ...styles };
    remainsOf(element).clear();
    return cssKeyframes(0, all);
  });
}

/** The properties that an interrupted action was animating on an element, and that are still as it left them. */
function remainsOf(element: Element): Set<string> {
  const remains = remainsByElement.get(element) ?? new Set();
  remainsByElement.set(element, remains);
  return remains;
}

/** The element's own values of the properties that an interrupted action has left and that are not in `names`. */
function ownValuesOf(element: Element, names: ReadonlySet<string>): CssFrame {
  return ownValues(Array.from(remainsOf(element)).filter((name) => !names.has(name)));
}

/** An action that is made for each target when it starts. */
function forEachTarget(
  duration: Seconds,
  make: (target: Elemental) => FiniteAction<Elemental>,
): FiniteAction<Elemental> {
  return compose('cssKeyframes', [], {
    duration,
    bind: (target: Elemental, start, end, edges) =>
      motionOf('cssKeyframes', make(target)).bind(target, start, end, edges),
  });
}
