import { Leaf, bent } from '../action/leaf.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { mix } from '../math/mix.js';
import type { Span } from '../time/span.js';
import * as row from './row.js';
import { type Led, kindOf, layLeaf, planeLineOf, returnLine } from './row.js';
import type { Running } from './running.js';

/**
 * The running actions whose live leaves are all plain, one place each. It is what makes a frame fast, and written for the compiler.
 *
 * In most frames nothing begins, ends or is asked of an action. A frame then goes along this table. Whatever is unusual is left to the
 * action itself, which is handed its state back.
 *
 * What V8 makes of it:
 * - The numbers of all rows lie in one Float64Array in the order of the walk, so a frame reads memory in one direction. As a field
 *   of an object each of them would be an object of its own.
 * - `pass` is one loop without a call in its usual cases. A second loop within it, or one more index to follow, costs half as much again.
 * - What is led most often has a case of its own, with its property written out: a key that varies takes three times as long.
 * - While a move in the plane is a row, it has neither leaf nor effect; they are made again when they are needed. A running move
 *   holds 200 bytes less for it.
 */
export class FrameTable {
  /** Whose turn it is; -1 between frames. */
  place = -1;
  private numbers = new Float64Array(16 * row.WIDTH);
  /** Behind the last place stands nothing. */
  private readonly kinds: number[] = [row.NOTHING];
  /** What a row leads; null where its action shows its leaves itself. */
  private readonly led: (Led | null)[] = [];
  private readonly curves: (Curve | null)[] = [];
  /** The actions that show their leaves themselves: several, or one that somebody observes. */
  private readonly runs: (Running | null)[] = [];
  /** Something was asked of the action in turn, before or after its observers were told: the table stops behind it. */
  private interruption: 'untold' | 'told' | null = null;
  private isTelling = false;

  /** Makes room for a place. */
  open(place: number): void {
    this.clear(place);
    this.kinds[place + 1] ??= row.NOTHING;
  }

  /** Whether it leads the action at `place`. */
  has(place: number): boolean {
    return place >= 0 && this.kinds[place] !== row.NOTHING;
  }

  timeOf(place: number): Seconds {
    return this.numbers[place * row.WIDTH + row.TIME]!;
  }

  /** Stops behind the action in turn. Returns whether it was not to stop there already. */
  interrupt(): boolean {
    if (this.interruption !== null) return false;
    this.interruption = this.isTelling ? 'told' : 'untold';
    return true;
  }

  takeInterruption(): 'untold' | 'told' | null {
    const { interruption } = this;
    this.interruption = null;
    this.isTelling = false;
    return interruption;
  }

  /** Takes an action over, if all of its live leaves are plain. */
  enter(place: number, running: Running): void {
    const { first, time, extras } = running;
    if (first === null || extras?.arePlain === false) return;
    let until: Seconds = Infinity;
    for (let span: Span | null = first; span !== null; span = span.next) {
      if (!(span instanceof Leaf) || !(time >= span.start && time < span.end)) return;
      until = Math.min(until, span.end);
    }
    const at = place * row.WIDTH;
    // Only here, between two turns: within a turn the numbers stay the same array.
    while (at + row.WIDTH > this.numbers.length) this.growNumbers();
    this.numbers[at + row.TIME] = time;
    this.numbers[at + row.UNTIL] = until;
    if (first instanceof Leaf && first.next === null && extras?.watch?.isObserved !== true) {
      this.enterLeaf(place, running, first);
    } else {
      this.kinds[place] = row.SEVERAL;
      this.runs[place] = running;
    }
  }

  private enterLeaf(place: number, running: Running, leaf: Leaf): void {
    const kind = kindOf(leaf.effect);
    this.kinds[place] = kind;
    this.led[place] = layLeaf(this.numbers, place * row.WIDTH, kind, leaf);
    this.curves[place] = leaf.curve;
    if (running.root === leaf && (kind === row.PLACE || kind === row.ADD_PLACE)) running.forgetLeaf();
  }

  /** Has an action lead itself again. */
  handBack(place: number, running: Running): void {
    const { numbers } = this;
    const at = place * row.WIDTH;
    const kind = this.kinds[place]!;
    running.time = numbers[at + row.TIME]!;
    if (running.first === null) {
      const line = planeLineOf(numbers, at, kind, this.led[place]!);
      const { edges } = running;
      running.takeLeaf(new Leaf(line, numbers[at + row.START]!, numbers[at + row.END]!, edges, this.curves[place]));
    } else if (running.first instanceof Leaf && kind !== row.EFFECT && kind !== row.SEVERAL) {
      returnLine(numbers, at, running.first.effect);
    }
    this.clear(place);
  }

  /** Forgets a place. */
  clear(place: number): void {
    this.kinds[place] = row.NOTHING;
    this.led[place] = null;
    this.curves[place] = null;
    this.runs[place] = null;
  }

  /** A place moves. */
  move(from: number, to: number): void {
    this.numbers.copyWithin(to * row.WIDTH, from * row.WIDTH, (from + 1) * row.WIDTH);
    this.kinds[to] = this.kinds[from]!;
    this.led[to] = this.led[from]!;
    this.curves[to] = this.curves[from]!;
    this.runs[to] = this.runs[from]!;
    this.clear(from);
  }

  /** Goes along the places, up to one that asks for more: nothing stands there, a leaf ends, or something was asked of its action. */
  pass(dt: Seconds): void {
    // Constants of its own, for V8 looks up imported ones each time.
    const NOTHING: typeof row.NOTHING = 0;
    const TIME: typeof row.TIME = 0;
    const UNTIL: typeof row.UNTIL = 1;
    const START: typeof row.START = 2;
    const END: typeof row.END = 3;
    const FROM: typeof row.FROM = 4;
    const TO: typeof row.TO = 5;
    const WROTE: typeof row.WROTE = 6;
    const FROM_2: typeof row.FROM_2 = 7;
    const TO_2: typeof row.TO_2 = 8;
    const WROTE_2: typeof row.WROTE_2 = 9;
    const WIDTH: typeof row.WIDTH = 10;
    const EFFECT: typeof row.EFFECT = 1;
    const PLACE: typeof row.PLACE = 2;
    const ADD_PLACE: typeof row.ADD_PLACE = 3;
    const X: typeof row.X = 4;
    const Y: typeof row.Y = 5;
    const ROTATION: typeof row.ROTATION = 6;
    const ADD_ROTATION: typeof row.ADD_ROTATION = 7;
    const OPACITY: typeof row.OPACITY = 8;
    const PERCENTAGE: typeof row.PERCENTAGE = 9;
    const SCALE: typeof row.SCALE = 10;
    const SKEW: typeof row.SKEW = 11;
    const ADD_SKEW: typeof row.ADD_SKEW = 12;
    // Whatever is read or written may stop the action. Then its place is empty, and nothing is written any more.
    const { numbers, kinds, led, curves } = this;
    for (let { place } = this; ; this.place = ++place) {
      const kind = kinds[place];
      if (kind === NOTHING) return;
      const at = place * WIDTH;
      const time = numbers[at + TIME]! + dt;
      if (!(time < numbers[at + UNTIL]!)) return;
      numbers[at + TIME] = time;
      const start = numbers[at + START]!;
      let progress = (time - start) / (numbers[at + END]! - start);
      const curve = curves[place] as Curve | null;
      if (curve !== null) progress = bent(curve, progress);
      const target = led[place] as Led | null;
      if (target === null) {
        this.showSeveral(place);
        if (this.interruption !== null) return;
        continue;
      }
      switch (kind) {
        case ADD_PLACE: {
          const push = target.x! - numbers[at + WROTE]!;
          const push2 = target.y! - numbers[at + WROTE_2]!;
          if (push !== 0) row.push(numbers, at, push);
          if (push2 !== 0) row.push(numbers, at + FROM_2 - FROM, push2);
          if (led[place] !== target) break;
          target.x = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          if (led[place] !== target) break;
          target.y = mix(numbers[at + FROM_2]!, numbers[at + TO_2]!, progress);
          // Read back, for a target may round what it is given.
          numbers[at + WROTE] = target.x!;
          numbers[at + WROTE_2] = target.y!;
          break;
        }
        case PLACE:
          target.x = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          if (led[place] === target) target.y = mix(numbers[at + FROM_2]!, numbers[at + TO_2]!, progress);
          break;
        case EFFECT:
          target.update(progress);
          break;
        case X:
          target.x = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          break;
        case Y:
          target.y = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          break;
        case ROTATION:
          target.rotation = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          break;
        case ADD_ROTATION: {
          const push = target.rotation! - numbers[at + WROTE]!;
          if (push !== 0) row.push(numbers, at, push);
          if (led[place] !== target) break;
          target.rotation = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          numbers[at + WROTE] = target.rotation!;
          break;
        }
        case OPACITY:
          target.opacity = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          break;
        case PERCENTAGE:
          target.percentage = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          break;
        case SCALE:
          target.scaleX = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          if (led[place] === target) target.scaleY = mix(numbers[at + FROM_2]!, numbers[at + TO_2]!, progress);
          break;
        case SKEW:
          target.skewX = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          if (led[place] === target) target.skewY = mix(numbers[at + FROM_2]!, numbers[at + TO_2]!, progress);
          break;
        case ADD_SKEW: {
          const push = target.skewX! - numbers[at + WROTE]!;
          const push2 = target.skewY! - numbers[at + WROTE_2]!;
          if (push !== 0) row.push(numbers, at, push);
          if (push2 !== 0) row.push(numbers, at + FROM_2 - FROM, push2);
          if (led[place] !== target) break;
          target.skewX = mix(numbers[at + FROM]!, numbers[at + TO]!, progress);
          if (led[place] !== target) break;
          target.skewY = mix(numbers[at + FROM_2]!, numbers[at + TO_2]!, progress);
          numbers[at + WROTE] = target.skewX!;
          numbers[at + WROTE_2] = target.skewY!;
        }
      }
      if (this.interruption !== null) return;
    }
  }

  /** An action shows its leaves itself, and those who observe it are told. */
  private showSeveral(place: number): void {
    const running = this.runs[place];
    // The curve of a leaf may have stopped its action.
    if (running === null || running === undefined) return;
    const time = this.timeOf(place);
    for (let span = running.first; span?.observer && span instanceof Leaf; span = span.next) span.showTime(time);
    // Where something was asked meanwhile, or it was stopped, the action tells of the frame itself.
    if (this.interruption !== null || running.extras === null) return;
    this.isTelling = true;
    running.tell(time);
    this.isTelling = false;
  }

  private growNumbers(): void {
    const numbers = new Float64Array(2 * this.numbers.length);
    numbers.set(this.numbers);
    this.numbers = numbers;
  }
}
