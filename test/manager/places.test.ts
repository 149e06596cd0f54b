import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noop } from 'rxjs';
import { Columns } from '../../src/manager/columns.js';
import { Lane } from '../../src/manager/lane.js';
import { Lanes } from '../../src/manager/lanes.js';
import { Places } from '../../src/manager/places.js';
import { EFFECT, NOTHING, TIME, WIDTH } from '../../src/manager/row.js';
import { numRuns } from '../property/runs.js';

const lanes = new Lanes({ changed: noop, shows: noop, revived: noop, announced: noop });

/** Places, and beside them what they are to show: the lanes that are left, in their order. */
class Twin {
  readonly columns = new Columns();
  readonly places = new Places(this.columns);
  lanes: Lane[] = [];

  add(): void {
    const lane = new Lane(lanes, {});
    this.places.add(lane);
    this.lanes.push(lane);
    this.write(lane);
  }

  remove(lane: Lane): void {
    for (let place = lane.place; place < lane.place + lane.width; place++) this.columns.clear(place);
    this.places.remove(lane);
    this.lanes = this.lanes.filter((other) => other !== lane);
  }

  /** Marks the rows of a lane, so that it shows where they have moved. */
  write({ place, width }: Lane): void {
    this.columns.reserve(place + width);
    for (let at = place; at < place + width; at++) {
      this.columns.kinds[at] = EFFECT;
      this.columns.numbers[at * WIDTH + TIME] = this.marks++;
    }
  }

  marksOf({ place, width }: Lane): number[] {
    return Array.from({ length: width }, (_none, index) => this.columns.timeOf(place + index));
  }

  private marks = 1;
}

const steps = fc.array(
  fc.oneof(
    fc.constant({ what: 'add' } as const),
    fc.record({ what: fc.constant('remove' as const), which: fc.nat() }),
    fc.record({ what: fc.constant('widen' as const), which: fc.nat(), by: fc.integer({ min: 1, max: 3 }) }),
    fc.constant({ what: 'settle' } as const),
  ),
  { maxLength: 60 },
);

describe('the places of lanes', () => {
  it('keep the order of the lanes, and their rows with them, whatever comes, leaves and grows', () => {
    fc.assert(
      fc.property(steps, (steps) => {
        const twin = new Twin();
        for (const step of steps) {
          const lane = 'which' in step ? twin.lanes[step.which % twin.lanes.length] : undefined;
          const before = new Map(twin.lanes.map((lane) => [lane, twin.marksOf(lane)]));
          if (step.what === 'add') twin.add();
          else if (step.what === 'settle') twin.places.settle();
          else if (lane !== undefined && step.what === 'remove') twin.remove(lane);
          else if (lane !== undefined && step.what === 'widen') twin.places.widen(lane, lane.wanted + step.by);

          const shown = twin.places.lanes.filter((lane) => lane !== null);
          expect([...new Set(shown)]).toEqual(twin.lanes);
          for (const lane of twin.lanes) {
            const { place, width } = lane;
            expect(twin.places.lanes.slice(place, place + width)).toEqual(Array<Lane>(width).fill(lane));
            expect(twin.places.lanes.indexOf(lane)).toBe(place);
            const marks = before.get(lane) ?? twin.marksOf(lane);
            expect(twin.marksOf(lane).slice(0, marks.length)).toEqual(marks);
            expect(
              twin.columns.kinds.slice(place + marks.length, place + width).every((kind) => kind === NOTHING),
            ).toBe(true);
          }
          if (step.what === 'settle') for (const lane of twin.lanes) twin.write(lane);
        }
        twin.places.settle();
        expect(twin.lanes.map(({ width }) => width)).toEqual(twin.lanes.map(({ wanted }) => wanted));
        expect(twin.columns.kinds.at(twin.places.lanes.length)).toBe(NOTHING);
      }),
      { numRuns: Math.min(numRuns, 300) },
    );
  });

  it('close up once there are more holes than places that are taken', () => {
    const twin = new Twin();
    for (let count = 0; count < 5; count++) twin.add();
    for (const index of [0, 0, 1]) twin.remove(twin.lanes[index]!);
    expect(twin.places.lanes.map((lane) => lane?.place)).toEqual([undefined, undefined, 2, undefined, 4]);
    twin.places.settle();
    expect(twin.places.lanes.map((lane) => lane?.place)).toEqual([0, 1]);
  });
});
