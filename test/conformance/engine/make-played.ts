import { curveOf, turnedEase } from '../curves.js';
import { forgetful, isGridType } from '../grid/build.js';
import { GridPlayed } from '../grid/played.js';
import type { ActionSpec } from '../trace.js';
import { Alone } from './alone.js';
import { Around } from './around.js';
import { Instant } from './instant.js';
import { Leaf } from './leaf.js';
import type { Played, World } from './played.js';
import { Repeat } from './repeat.js';
import { RepeatForever } from './repeat-forever.js';
import { Sequence } from './sequence.js';
import { Spawn } from './spawn.js';
import { Speed } from './speed.js';

/** The surroundings of an object. */
interface Place {
  /** Whether time may go back there, as under a curve. */
  readonly returns: boolean;
  /** Whether it is inside an object with a length of its own. */
  readonly inside: boolean;
}

/** The engine's object for an action of a trace. */
export function makePlayed(world: World, spec: ActionSpec, place: Place = { returns: false, inside: false }): Played {
  const { returns } = place;
  if (spec.as !== undefined) world.stage.name(spec.as, spec);
  const alone = (): Played => makePlayed(world, spec.action as ActionSpec, place);
  const inner = (back = returns): Played =>
    makePlayed(world, spec.action as ActionSpec, { returns: back, inside: true });
  switch (spec.type) {
    case 'Sequence':
      return fold(world, spec, returns, (one, two) => new Sequence(world, one, two, returns));
    case 'Spawn':
      return fold(world, spec, returns, (one, two) => {
        const wait = (branch: Played, seconds: number): Played =>
          seconds > 0 ? new Sequence(world, branch, delay(world, seconds), returns) : branch;
        const [first, second] = [wait(one, two.duration - one.duration), wait(two, one.duration - two.duration)];
        return new Spawn(world, first, second);
      });
    case 'Repeat':
      return new Repeat(world, () => inner(), spec.times as number, returns);
    case 'RepeatForever':
      if (place.inside && !world.has('forever-dead'))
        throw new Error('RepeatForever lives on inside of other actions here');
      return new RepeatForever(world, () => inner(), returns);
    case 'ReverseTime':
      return new Around(
        world,
        () => inner(true),
        (t) => 1 - t,
        () => inner(returns),
      );
    case 'TargetedAction': {
      const make = (): Played => inner();
      const around = (make: () => Played): Played =>
        new Around(
          world,
          make,
          (t) => t,
          () => around(() => make().reversed()),
          world.stage.node(spec.node as string),
        );
      return around(make);
    }
    case 'Speed':
      return new Speed(
        world,
        makePlayed(world, spec.action as ActionSpec, { ...place, returns: true }),
        () => world.stage.rate(spec).value,
      );
    case 'Clone':
      return makePlayed(
        world,
        world.has('clones-forget') ? forgetful(spec.action as ActionSpec, true) : (spec.action as ActionSpec),
        place,
      );
    case 'Reverse':
      return (
        spec.ref === undefined ? alone() : makePlayed(world, world.stage.spec(spec.ref as string), place)
      ).reversed();
    default:
      if (isGridType(spec.type)) return new GridPlayed(world, spec);
      return eased(world, spec) ?? (Instant.is(spec) ? new Instant(world, spec) : new Leaf(world, spec));
  }
}

/** The engine's binary left fold; a single child is followed by nothing. */
function fold(world: World, spec: ActionSpec, returns: boolean, join: (one: Played, two: Played) => Played): Played {
  const children = (spec.actions as ActionSpec[]).map((child) => makePlayed(world, child, { returns, inside: true }));
  if (children.length === 1) {
    if (world.has('restart')) children.push(new Nothing());
    else if (spec.type === 'Sequence') return new Alone(world, children[0]!);
  }
  if (children.length === 0) throw new Error(`${spec.type} without children`);
  return children.reduce(join);
}

function eased(world: World, spec: ActionSpec): Played | undefined {
  const curve = curveOf(spec, world.stage.quirks);
  if (curve === undefined) return undefined;
  const around = (make: () => Played, spec: ActionSpec, curve: (t: number) => number): Played =>
    new Around(world, make, curve, () => {
      const turned = turnedEase(spec, world.has('two-tick-zero'));
      const turnedCurve = world.has('ease-reverse')
        ? curveOf(turned, world.stage.quirks)!
        : (t: number): number => 1 - curve(1 - t);
      return around(() => make().reversed(), turned, turnedCurve);
    });
  return around(() => makePlayed(world, spec.action as ActionSpec, { returns: true, inside: true }), spec, curve);
}

function delay(world: World, seconds: number): Played {
  return new Leaf(world, { type: 'DelayTime', duration: seconds });
}

/** ExtraAction. */
class Nothing implements Played {
  readonly duration = 0;
  readonly elapsed = 0;
  readonly done = true;
  start(): void {}
  update(): void {}
  step(): void {}
  stop(): void {}
  rewind(): void {}
  reversed(): Played {
    return this;
  }
}
