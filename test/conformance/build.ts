import type { Action, BezierWay, FiniteAction, ReversibleAction } from 'rx-motion';
import * as motion from 'rx-motion';
import { animate, Animation } from 'rx-motion/sprite';
import { map, takeWhile } from 'rxjs';
import { curveOf } from './curves.js';
import { buildGrid, buildGridInstant } from './grid/build.js';
import { type Node, spriteFrame } from './node.js';
import type { Stage } from './stage.js';
import type { ActionSpec, Op, Value } from './trace.js';

type Anything = ReversibleAction<never>;

/** Builds the action that a trace describes, for a node, from the public names of the library. */
export function build(spec: ActionSpec, node: Node, stage: Stage): Anything {
  if (spec.as !== undefined) stage.name(spec.as, spec);
  const onGrid = buildGrid(spec, stage) ?? buildGridInstant(spec);
  if (onGrid !== undefined) return onGrid;
  const make = builders[spec.type] ?? easing(spec);
  if (make === undefined) throw new Error(`no such action type: ${spec.type}`);
  return make(fieldsOf(spec), node, stage) as Anything;
}

/** The fields of a description, whatever their types. */
interface Fields {
  readonly spec: ActionSpec;
  readonly duration: number;
  number(name: string): number;
  numbers(name: string): readonly number[];
  text(name: string): string;
  child(name?: string): ActionSpec;
  has(name: string): boolean;
}

function fieldsOf(spec: ActionSpec): Fields {
  return {
    spec,
    duration: spec.duration as number,
    number: (name) => spec[name] as number,
    numbers: (name) => spec[name] as number[],
    text: (name) => spec[name] as string,
    child: (name = 'action') => spec[name] as ActionSpec,
    has: (name) => spec[name] !== undefined,
  };
}

type Builder = (fields: Fields, node: Node, stage: Stage) => Action<never>;

const plane = ([x = 0, y = 0]: readonly number[]): { x: number; y: number } => ({ x, y });
const axes = (values: readonly number[]): { x: number; y: number; z?: number } => {
  const z = values[2];
  return z === undefined ? plane(values) : { ...plane(values), z };
};
const points = (f: Fields): { x: number; y: number }[] => (f.spec.points as number[][]).map(plane);
const rgb = ([r = 0, g = 0, b = 0]: readonly number[]): { r: number; g: number; b: number } => ({ r, g, b });
const bezier = (f: Fields): BezierWay => ({
  control1: plane(f.numbers('control1')),
  control2: plane(f.numbers('control2')),
  end: plane(f.numbers('end')),
});

const builders: Readonly<Record<string, Builder | undefined>> = {
  MoveTo: (f) => motion.moveTo(f.duration, axes(f.numbers('position'))),
  MoveBy: (f) => motion.moveBy(f.duration, axes(f.numbers('delta'))),
  RotateTo: rotation(motion.rotateTo, motion.rotationalSkewTo),
  RotateBy: rotation(motion.rotateBy, motion.rotationalSkewBy),
  ScaleTo: (f) => motion.scaleTo(f.duration, factors(f)),
  ScaleBy: (f) => motion.scaleBy(f.duration, factors(f)),
  SkewTo: (f) => motion.skewTo(f.duration, { x: f.number('skewX'), y: f.number('skewY') }),
  SkewBy: (f) => motion.skewBy(f.duration, { x: f.number('skewX'), y: f.number('skewY') }),
  ResizeTo: (f) => motion.resizeTo(f.duration, size(f)),
  ResizeBy: (f) => motion.resizeBy(f.duration, size(f)),
  JumpTo: (f) => motion.jumpTo(f.duration, plane(f.numbers('position')), f.number('height'), f.number('jumps')),
  JumpBy: (f) => motion.jumpBy(f.duration, plane(f.numbers('delta')), f.number('height'), f.number('jumps')),
  BezierTo: (f) => motion.bezierTo(f.duration, bezier(f)),
  BezierBy: (f) => motion.bezierBy(f.duration, bezier(f)),
  CardinalSplineTo: (f) => motion.cardinalSplineTo(f.duration, points(f), f.number('tension')),
  CardinalSplineBy: (f) => motion.cardinalSplineBy(f.duration, points(f), f.number('tension')),
  CatmullRomTo: (f) => motion.catmullRomTo(f.duration, points(f)),
  CatmullRomBy: (f) => motion.catmullRomBy(f.duration, points(f)),
  Blink: (f) => motion.blink(f.duration, f.number('times')),
  FadeIn: (f) => motion.fadeIn(f.duration),
  FadeOut: (f) => motion.fadeOut(f.duration),
  FadeTo: (f) => motion.fadeTo(f.duration, f.number('opacity') / 255),
  TintTo: (f) => motion.tintTo(f.duration, rgb(f.numbers('color'))),
  TintBy: (f) => motion.tintBy(f.duration, rgb(f.numbers('delta'))),
  DelayTime: (f) => motion.delayTime(f.duration),
  ActionFloat: (f, _node, stage) =>
    motion.tweenProperty(
      f.duration,
      (value) => {
        stage.emit(f.text('id'), value);
      },
      f.number('from'),
      f.number('to'),
    ),
  ActionTween: (f, node) =>
    motion.tweenProperty(
      f.duration,
      (value) => {
        node.tweens[f.text('key')] = value;
      },
      f.number('from'),
      f.number('to'),
    ),
  ProgressTo: (f) => motion.progressTo(f.duration, f.number('percent')),
  ProgressFromTo: (f) => motion.progressFromTo(f.duration, f.number('from'), f.number('to')),
  OrbitCamera: (f) => motion.orbitCamera(f.duration, f.spec as never),
  Animate: (f, _node, stage) => animation(f, stage),

  Show: () => motion.show(),
  Hide: () => motion.hide(),
  ToggleVisibility: () => motion.toggleVisibility(),
  FlipX: (f) => motion.flipX(f.spec.flip as boolean),
  FlipY: (f) => motion.flipY(f.spec.flip as boolean),
  Place: (f) => motion.place(plane(f.numbers('position'))),
  RemoveSelf: (f, node, stage) => removal(node, f.spec.cleanup !== false, stage),
  CallFunc: (f, _node, stage) =>
    motion.callFunc(() => {
      stage.emit(f.text('id'));
      for (const op of (f.spec.do ?? []) as Op[]) stage.perform(op);
    }),
  CallFuncN: (f, _node, stage) =>
    motion.callFunc((target: Node) => {
      stage.emit(f.text('id'), target.name);
    }),

  Sequence: (f, node, stage) => motion.sequence(children(f, node, stage)),
  Spawn: (f, node, stage) => motion.spawn(children(f, node, stage)),
  Repeat: (f, node, stage) => motion.repeatTimes(build(f.child(), node, stage), f.number('times')),
  RepeatForever: (f, node, stage) => motion.repeatForever(build(f.child(), node, stage)),
  ReverseTime: (f, node, stage) => motion.reverseTime(build(f.child(), node, stage)),
  TargetedAction: (f, _node, stage) => {
    const target = stage.node(f.text('node'));
    return motion.targeted(target as never, build(f.child(), target, stage));
  },
  Speed: (f, node, stage) => motion.speed(build(f.child(), node, stage), stage.rate(f.spec)),
  Follow: (f, _node, stage) => following(f, stage),
  Clone: (f, node, stage) => build(f.child(), node, stage),
  Reverse: (f, node, stage) => reversed(f.has('ref') ? stage.spec(f.text('ref')) : f.child(), node, stage),
};

function children(f: Fields, node: Node, stage: Stage): Anything[] {
  return (f.spec.actions as ActionSpec[]).map((child) => build(child, node, stage));
}

/** An endless action cannot be reversed here, so its inner action is, as in cocos2d-x. */
function reversed(spec: ActionSpec, node: Node, stage: Stage): Action<never> {
  const inner = (): ReversibleAction<never> =>
    reversed(spec.action as ActionSpec, node, stage) as ReversibleAction<never>;
  if (spec.type === 'RepeatForever') return motion.repeatForever(inner());
  if (spec.type === 'Speed') return motion.speed(inner(), stage.rate(spec));
  if (spec.type === 'Clone') return reversed(spec.action as ActionSpec, node, stage);
  return build(spec, node, stage).reverse();
}

type Turn = (duration: number, angle: never) => FiniteAction<never>;

/** One angle, or three in space, or one for each axis of the plane. */
function rotation(turn: Turn, skew: Turn): Builder {
  return (f, node) => {
    if (f.has('angle3D')) {
      const [x, y, z] = f.numbers('angle3D');
      return motion.targeted(inSpace(node) as never, turn(f.duration, { x, y, z } as never));
    }
    if (f.has('angle')) return turn(f.duration, f.number('angle') as never);
    return skew(f.duration, { x: f.number('angleX'), y: f.number('angleY') } as never);
  };
}

/** A node rotated in space. */
function inSpace(node: Node): object {
  return {
    get rotationX() {
      return node.rotation3DX;
    },
    set rotationX(angle: number) {
      node.rotation3DX = angle;
    },
    get rotationY() {
      return node.rotation3DY;
    },
    set rotationY(angle: number) {
      node.rotation3DY = angle;
    },
    get rotationZ() {
      return node.rotation;
    },
    set rotationZ(angle: number) {
      node.rotation = angle;
    },
  };
}

function factors(f: Fields): { x: number; y: number; z?: number } {
  if (f.has('scale')) return { x: f.number('scale'), y: f.number('scale'), z: f.number('scale') };
  return axes([f.number('scaleX'), f.number('scaleY'), ...(f.has('scaleZ') ? [f.number('scaleZ')] : [])]);
}

function size(f: Fields): { width: number; height: number } {
  const [width = 0, height = 0] = f.numbers('size');
  return { width, height };
}

interface AnimationSpec {
  readonly frames: readonly { readonly frame: string; readonly units: number; readonly userInfo?: Value }[];
  readonly delayPerUnit: number;
  readonly loops: number;
  readonly restoreOriginalFrame: boolean;
}

function animation(f: Fields, stage: Stage): Anything {
  const { frames, ...options } = f.spec.animation as AnimationSpec;
  const animation = new Animation(
    frames.map(({ frame, units, userInfo }) => ({ spriteFrame: spriteFrame(frame), delayUnits: units, userInfo })),
    options,
  );
  const next = ({ userInfo, target }: { userInfo: unknown; target: unknown }): void => {
    if (userInfo !== undefined) stage.emit('frame', userInfo as Value, (target as Node).name);
  };
  return animate(animation, { frameDisplayed: { next } });
}

/** RemoveSelf does to its node what the op of a script does to a node. */
function removal(node: Node, cleanup: boolean, stage: Stage): Anything {
  const target = {
    remove: (): void => {
      stage.perform({ op: 'removeFromParent', node: node.name, cleanup });
    },
  };
  return motion.targeted(target, motion.removeSelf());
}

/** The leader is gone when its node is no longer in the scene. */
function following(f: Fields, stage: Stage): Action<never> {
  const leader = stage.node(f.text('node'));
  const place$ = leader.attached$.pipe(
    takeWhile((attached) => attached),
    map(() => leader),
  );
  const [x = 0, y = 0, width = 0, height = 0] = f.has('rect') ? f.numbers('rect') : [];
  return motion.follow(place$, {
    viewport: { width: 480, height: 320 },
    ...(f.has('rect') && { bounds: { x, y, width, height } }),
    ...(f.has('offset') && { offset: plane(f.numbers('offset')) }),
  });
}

function easing(spec: ActionSpec): Builder | undefined {
  const curve = curveOf(spec);
  return curve && ((f, node, stage) => motion.eased(build(f.child(), node, stage), curve));
}
