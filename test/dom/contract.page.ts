/**
 * The contract of all adapters, for elements in many contexts, each compared with a twin whose transform is computed
 * here.
 */
import type { RotationSkewed } from 'rx-motion';
import { type DomTarget, domTarget, flush, withCamera, withColor, withProgress, withSpriteFrames } from 'rx-motion/dom';
import type { Adapted, Claim, Everything } from '../adapters/adapted.js';
import { claimsOf } from '../adapters/claims.js';
import { type Context, contexts, owns } from './contexts.js';
import { difference, foreign, layTwin, type Pair, pairOf, showPair } from './pair.js';

/** A shape that is resized keeps the origin that it had at the start. */
const ofShapes = [
  ...(['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationZ', 'scaleX', 'scaleY', 'scaleZ'] as const),
  ...(['skewX', 'skewY', 'opacity', 'color', 'visible', 'flippedX', 'flippedY'] as const),
  ...(['percentage', 'eye', 'remove'] as const),
];
const ofElements = [...ofShapes, 'width', 'height', 'spriteFrame'] as const;

/**
 * Every claim in every context, displayed from the first time on, from the second, or at the end; half of them while
 * others replace the style.
 */
export function run(): string[] {
  return contexts.flatMap((context, place) =>
    claimsOf(context.tag === 'rect' ? ofShapes : ofElements).flatMap((claim, index) =>
      tried(context, claim, place, index),
    ),
  );
}

function tried(context: Context, claim: Claim, place: number, index: number): string[] {
  const pair = pairOf(context, owns[(place + index) % owns.length]!, place * 1000 + index);
  const wrong: string[] = [];
  // A shape has no middle before it is displayed: its next motion starts from other numbers.
  const shownAt = context.tag === 'rect' ? 0 : (place + index) % 3;
  const adapted = adaptedOf(pair, claim, { shownAt, isReplaced: index % 2 === 0 }, wrong);
  try {
    claim.check(adapted);
    if (pair.element.isConnected) adapted.afterwards?.();
  } catch (error) {
    wrong.push(`${pair.name}: ${(error as Error).message}`);
  }
  pair.place.remove();
  return wrong.map((text) => `${claim.name}, ${text}`);
}

/**
 * When the element is displayed, in times of the action – 2 is after the end –, and whether others replace its style.
 */
interface Around {
  readonly shownAt: number;
  readonly isReplaced: boolean;
}

function adaptedOf(pair: Pair, { needs }: Claim, around: Around, wrong: string[]): Adapted<Everything> {
  const { element, context } = pair;
  const target = targetOf(element);
  // It is displayed when its target reads it.
  const { tag, name, around: outer, attributes } = context;
  const asRead =
    tag === 'rect' ? { ...pair, context: { tag, name, around: outer, ...(attributes && { attributes }) } } : pair;
  let count = 0;
  let isShown = context.show === undefined;
  const isComparable = !needs.includes('spriteFrame') && !needs.includes('eye');
  const show = (): void => {
    if (!isShown) showPair(pair);
    isShown = true;
  };
  if (around.shownAt === 0) show();
  domTarget(element);
  return {
    target: target as object as Everything,
    push: (distance) => (target.x += distance),
    isThere: () => element.isConnected,
    afterwards: () => {
      if (!element.isConnected) return;
      // Another property changes at the same time: the next write restores the style.
      if (needs.includes('opacity')) target.skewX += 1;
      else target.opacity = 1 / (2 + (count % 4));
      flush();
      if (++count > around.shownAt) show();
      if (isShown) {
        wrong.push(...wrongLooks(target, needs).map((text) => `${pair.name}, time ${count}: ${text}`));
        layTwin(asRead, target);
        if (isComparable) wrong.push(...difference(pair, `time ${count}`));
      }
      if (around.isReplaced) foreign[count % foreign.length]!(element);
    },
  };
}

type Target = DomTarget & Omit<Everything, keyof RotationSkewed>;

function targetOf(element: HTMLElement): Target {
  const target = withCamera(withColor(withProgress(domTarget(element))));
  return element instanceof HTMLElement ? withSpriteFrames(target) : (target as Target);
}

/** Where the page differs from the target's numbers. */
function wrongLooks(target: Target, needs: Claim['needs']): string[] {
  const computed = getComputedStyle(target.element);
  const channels = (computed[colorProperty(target)].match(/[\d.]+/g) ?? []).map(Number);
  const { r, g, b } = target.color;
  const looks = {
    opacity: near(Number(computed.opacity), Math.max(0, Math.min(1, target.opacity)), 1e-3),
    visible: (computed.visibility === 'visible') === target.visible,
    width: near(parseFloat(computed.width), target.width, 0.01),
    height: near(parseFloat(computed.height), target.height, 0.01),
    color: !needs.includes('color') || [r, g, b].every((value, index) => near(channels[index]!, value, 1)),
    percentage:
      !needs.includes('percentage') || Number(computed.getPropertyValue('--percentage')) === target.percentage,
  };
  return Object.entries(looks).flatMap(([name, isRight]) => (isRight ? [] : [`${name} is not seen as it is`]));
}

function colorProperty({ element }: DomTarget): 'color' | 'fill' {
  return element instanceof SVGElement ? 'fill' : 'color';
}

function near(actual: number, expected: number, tolerance: number): boolean {
  return Math.abs(actual - expected) <= tolerance;
}

export const count: number = contexts.length * claimsOf(ofShapes).length;
