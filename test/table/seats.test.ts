import { expect, it, jest } from '@jest/globals';
import { NOTHING, PAUSE, TIME, WIDTH } from '../../src/table/row.js';
import { Rows } from '../../src/table/rows.js';
import { type Seat, Seats } from '../../src/table/seats.js';

class Bench extends Seats<Seat> {
  order(): (Seat | null)[] {
    return [...this.seats];
  }

  override closeUp(): void {
    super.closeUp();
  }
}

const seat = (): Seat => ({ slot: -1 });

it('keeps seats in their order, and closes gaps once they outnumber the seats', () => {
  const bench = new Bench();
  const all = Array.from({ length: 40 }, seat);
  for (const one of all) bench.add(one);
  bench.remove(all[0]!);
  bench.closeUp();
  expect([bench.order(), bench.count, all[0]!.slot]).toEqual([[null, ...all.slice(1)], 39, -1]);
  for (const one of all.slice(1, 39)) bench.remove(one);
  expect(bench.all()).toEqual([all[39]]);
  bench.closeUp();
  expect([bench.order(), all[39]!.slot]).toEqual([[all[39]], 0]);
});

it('gives a seat more slots between frames, and moves the rows of the others', () => {
  const bench = new Bench();
  const [a, b] = [seat(), seat()];
  for (const one of [a, b]) bench.add(one);
  bench.rows.reserve(1);
  bench.rows.set(1, PAUSE, null);
  bench.rows.numbers[WIDTH + TIME] = 0.5;
  expect([bench.reserve(a, 1), bench.reserve(a, 3), bench.widthOf(a)]).toEqual([true, false, 1]);
  bench.closeUp();
  expect([bench.order(), bench.widthOf(a), b.slot, bench.reserve(a, 3)]).toEqual([[a, a, a, b], 3, 3, true]);
  expect([bench.rows.kinds[3], bench.rows.numbers[3 * WIDTH + TIME]]).toEqual([PAUSE, 0.5]);
});

it('leaves the rows before the first seat that wants more slots where they are', () => {
  const bench = new Bench();
  const all = Array.from({ length: 4 }, seat);
  for (const one of all) bench.add(one);
  bench.rows.reserve(3);
  for (const [slot] of all.entries()) {
    bench.rows.set(slot, PAUSE, all[slot]!);
    bench.rows.numbers[slot * WIDTH + TIME] = slot;
  }
  const { rows } = bench;
  const copied: number[] = [];
  jest.spyOn(rows, 'copy').mockImplementation(function (this: Rows, from, slot, to) {
    copied.push(to);
    Rows.prototype.copy.call(this, from, slot, to);
  });
  bench.reserve(all[3]!, 2);
  bench.reserve(all[2]!, 2);
  bench.closeUp();
  expect([bench.rows === rows, copied]).toEqual([true, [2, 4]]);
  expect(bench.order()).toEqual([all[0], all[1], all[2], all[2], all[3], all[3]]);
  expect(rows.kinds).toEqual([PAUSE, PAUSE, PAUSE, NOTHING, PAUSE, NOTHING, NOTHING]);
  expect([0, 1, 2, 4].map((slot) => [rows.targets[slot], rows.numbers[slot * WIDTH + TIME]])).toEqual(
    all.map((one, slot) => [one, slot]),
  );
});

it('drops the request of a seat for more slots once one slot is enough', () => {
  const bench = new Bench();
  const one = seat();
  bench.add(one);
  expect([bench.reserve(one, 2), bench.reserve(one, 1)]).toEqual([false, true]);
  bench.closeUp();
  expect(bench.order()).toEqual([one]);
});
