import type { Tree } from './tree.js';

/** The span of a part of a tree in the time of its parent, and which of its ends are open. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly low: 'closed' | 'open';
  readonly high: 'closed' | 'open';
}

/** Before all times. */
export const before = -Infinity;

/** A callback, and its time in the time of its parent. */
interface Call {
  readonly path: string;
  readonly at: number;
}

/**
 * The callbacks of a tree, in order, when its time goes from one point to another in one step: by definition, without
 * playheads and queues. Going back, the order across the branches of a spawn is arbitrary; so it is beside a curve.
 */
export function crossings(tree: Tree, from: number, to: number): string[] {
  const whole = { start: 0, end: tree.duration, low: 'closed', high: 'closed' } as const;
  return callsIn(tree, from, to, whole).map(({ path }) => path);
}

/** Calls of branches, in the order of their times; of equal times, in the order of the branches. */
function merged(branches: readonly (readonly Call[])[]): Call[] {
  return branches.flat().sort((a, b) => a.at - b.at);
}

function callsIn(tree: Tree, from: number, to: number, span: Span): Call[] {
  const { start, end } = span;
  switch (tree.kind) {
    case 'leaf':
      return [];
    case 'call':
      return from < start && to >= start ? [{ path: tree.path, at: start }] : [];
    case 'targeted':
      return callsIn(tree.children[0]!, from, to, span);
    case 'spawn':
      return merged(
        tree.children.map((child) => {
          const whole = child.duration === tree.duration;
          return callsIn(child, from, to, {
            ...span,
            end: whole ? end : start + child.duration,
            high: whole ? span.high : 'closed',
          });
        }),
      );
    case 'stagger':
      return merged(
        tree.children.map((child, index) => {
          const wait = tree.starts![index]!;
          const whole = wait + child.duration === tree.duration;
          const own = whole ? end : start + (wait + child.duration);
          return callsIn(child, from, to, {
            start: start + wait,
            end: own,
            low: 'closed',
            high: whole ? span.high : 'closed',
          });
        }),
      );
    case 'firstOf':
      return tree.children.flatMap((child) =>
        callsIn(child, Math.min(from, end), Math.min(to, end), { ...span, end: start + child.duration }),
      );
    case 'sequence':
    case 'script':
      return inTurn(tree.children, from, to, span);
    case 'repeat':
      return inTurn(new Array<Tree>(tree.times!).fill(tree.children[0]!), from, to, span);
    case 'speed': {
      const [child] = tree.children;
      const bent = { start: 0, end: child!.duration, low: 'open', high: 'open' } as const;
      const calls = callsIn(child!, bend(tree, from, span), bend(tree, to, span), bent);
      return calls.map(({ path, at }) => ({ path, at: start + at / tree.rate! }));
    }
    case 'eased':
    case 'reverseTime': {
      const [child] = tree.children;
      const bent = { start: 0, end: child!.duration, low: 'open', high: 'open' } as const;
      const [inner, there] = [bend(tree, from, span), bend(tree, to, span)];
      // If the curve starts above 0, the child is there first.
      const first = tree.curve!(0) * child!.duration;
      if ((inner === before) === (there === before) || !(first > 0)) return callsIn(child!, inner, there, bent);
      return [...callsIn(child!, inner, first, bent), ...callsIn(child!, first, there, bent)];
    }
    case 'yoyo': {
      const [child] = tree.children;
      const bent = { start: 0, end: child!.duration, low: 'open', high: 'open' } as const;
      const [inner, there] = [from, to].map((time) => (isOver(time, span) ? before : bend(tree, time, span)));
      const [isBack, isBackThen] = [from, to].map((time) => time > middleOf(span) || isOver(time, span));
      if (isBack === isBackThen || (to === middleOf(span) && !isOver(to, span)))
        return callsIn(child!, inner!, there!, bent);
      // A step across the far end visits it.
      return [...callsIn(child!, inner!, child!.duration, bent), ...callsIn(child!, child!.duration, there!, bent)];
    }
  }
}

function inTurn(children: readonly Tree[], from: number, to: number, span: Span): Call[] {
  let { start } = span;
  return children.flatMap((child, index) => {
    const last = index === children.length - 1;
    const end = last ? span.end : start + child.duration;
    const part: Span = { start, end, low: index === 0 ? span.low : 'closed', high: last ? span.high : 'closed' };
    start = end;
    return callsIn(child, from, to, part);
  });
}

function isBefore(time: number, { start, end, low }: Span): boolean {
  return time < start && (low === 'closed' || time === before || end === start);
}

function middleOf({ start, end }: Span): number {
  return (start + end) / 2;
}

/** Whether a yoyo is at its end, where all of it is undone. */
function isOver(time: number, { start, end, high }: Span): boolean {
  return time === end || (time > end && (high === 'closed' || start === end));
}

/** The time inside a warp. Only a curve uses progress: a linear warp keeps the exact times of the hand-overs. */
function bend({ kind, curve, children, rate }: Tree, time: number, span: Span): number {
  const { start, end, high } = span;
  if (isBefore(time, span)) return before;
  const child = children[0]!.duration;
  if ((time >= end && high === 'closed') || end === start) return curve!(1) * child;
  const elapsed = time - start;
  if (kind === 'reverseTime') return child - elapsed;
  if (kind === 'yoyo') return Math.min(elapsed, 2 * child - elapsed);
  if (kind === 'speed') return elapsed * rate!;
  return curve!(elapsed / (end - start)) * child;
}
