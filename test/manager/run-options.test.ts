import { expect, it } from '@jest/globals';
import { ActionManager, moveBy } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

it('rejects invalid options', () => {
  const { manager, ship } = setUp();
  const run = (options: object) => () => manager.runAction(right, ship, options);
  expect(run({ policy: 'queue' })).toThrow(
    new TypeError('runAction: policy must be one of merge, switch, concat, exhaust or blend(), got "queue"'),
  );
  expect(run({ flags: 0.5 })).toThrow(new RangeError('runAction: flags must be a whole number, got 0.5'));
  expect(run({ until: 3 })).toThrow(new TypeError('runAction: until must be an observable, got 3'));
  expect(run({ tag: {} })).toThrow(new TypeError('runAction: tag must be a string or a number, got an object'));
  expect(run({ tag: NaN })).toThrow(new TypeError('runAction: tag must be a string or a number, got NaN'));
  expect(run({ paused: 'no' })).toThrow(new TypeError('runAction: paused must be a boolean, got "no"'));
  expect(run({ seekable: 1 })).toThrow(new TypeError('runAction: seekable must be a boolean, got 1'));
  expect(run(null as never)).toThrow(new TypeError('runAction: options must be an object, got null'));
  expect(manager.getNumberOfRunningActions()).toBe(0);
});

it('finds an action by what its options say themselves, as its policy does', () => {
  const { manager, ship } = setUp();
  const options = Object.create({ tag: 'fly' }) as object;
  const [first] = [manager.runAction(right, ship, { tag: 'fly' }), manager.runAction(right, ship, options)];
  manager.runAction(right, ship, Object.assign(Object.create({ tag: 'fly' }) as object, { policy: 'switch' as const }));
  expect([first.ending, manager.getNumberOfRunningActions(ship, 'fly')]).toEqual([undefined, 1]);
});

it('does not take a running action, or a copy of it, for options', () => {
  const { manager, ship } = setUp();
  const running = manager.runAction(right, ship, { tag: 'fly' });
  for (const options of [running, { ...running }])
    expect(() => manager.runAction(right, ship, options as object)).toThrow(/^runAction: options may be/u);
});
