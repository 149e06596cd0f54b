import { expect, it } from '@jest/globals';
import { PAUSE, TIME, WIDTH } from '../../src/table/row.js';
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
  const [a, b, c] = [seat(), seat(), seat()];
  for (const one of [a, b, c]) bench.add(one);
  bench.remove(a);
  bench.closeUp();
  expect([bench.order(), bench.count, a.slot]).toEqual([[null, b, c], 2, -1]);
  bench.remove(b);
  bench.closeUp();
  expect([bench.order(), c.slot]).toEqual([[c], 0]);
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
