import { describe, expect, it } from '@jest/globals';
import { Columns } from '../../src/manager/columns.js';
import * as row from '../../src/manager/row.js';

const target = {} as row.Led;

function columns(): Columns {
  const all = new Columns();
  for (let place = 0; place < 4; place++) all.open(place);
  all.reserve(4);
  return all;
}

/** Fills a row with numbers of its place. */
function fill(all: Columns, place: number, kind: number): void {
  all.kinds[place] = kind;
  all.led[place] = target;
  all.numbers.fill(place + 1, place * row.WIDTH, (place + 1) * row.WIDTH);
}

describe('the columns of the frame table', () => {
  it('end with a place where nothing stands', () => {
    const all = new Columns();
    expect(all.kinds).toEqual([row.NOTHING]);
    all.open(0);
    expect(all.kinds).toEqual([row.NOTHING, row.NOTHING]);
  });

  it('keep their numbers when they grow', () => {
    const all = columns();
    fill(all, 3, row.PLACE);
    all.reserve(1000);
    expect(all.numbers.length).toBeGreaterThanOrEqual(1000 * row.WIDTH);
    expect(all.timeOf(3)).toBe(4);
  });

  it('move a row as a whole, and leave nothing where it stood', () => {
    const all = columns();
    fill(all, 1, row.PLACE + row.CURVED);
    const curve = (t: number): number => t;
    all.curves[1] = curve;
    all.move(1, 60);
    expect([all.kinds[60], all.led[60], all.curves[60], all.timeOf(60)]).toEqual([
      row.PLACE + row.CURVED,
      target,
      curve,
      2,
    ]);
    expect([all.kinds[1], all.led[1], all.curves[1]]).toEqual([row.NOTHING, null, null]);
  });

  it.each([
    ['what a row wrote that adds to it', row.ADD_PLACE],
    ['where a leg begins and how long it is', row.PLACE + row.IN_LEGS],
  ])('take along %s', (_what, kind) => {
    const all = columns();
    fill(all, 2, kind);
    all.beside = new Float64Array(8);
    all.beside.set([7, 9], 4);
    all.move(2, 30);
    expect([...all.beside.subarray(60, 62)]).toEqual([7, 9]);
  });
});
