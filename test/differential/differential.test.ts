import { beforeAll, describe, expect, it } from '@jest/globals';
import { Coverage } from './coverage.js';
import { digest } from './digest.js';
import * as engine from './engine.js';
import { recordedFamilies } from './families.js';
import { runProgram } from './program.js';
import { programsPerFamily, recorded } from './recording.js';

const families = Object.keys(recordedFamilies);
const coverage = new Coverage();
const digests = new Map<string, string[]>(families.map((family) => [family, []]));

beforeAll(async () => {
  for (const [family, found] of digests)
    for (let seed = 0; seed < programsPerFamily; seed++) {
      const log = await runProgram(engine, { family, seed });
      coverage.add(log);
      found.push(digest(log));
    }
}, 300_000);

describe('random programs', () => {
  it.each(families)('behave as recorded: %s', (family) => {
    const expected = recorded()[family];
    const differing = digests.get(family)!.flatMap((found, seed) => (found === expected?.[seed] ? [] : [seed]));
    // CONTRIBUTING.md, "A deliberate change of behaviour", says how to make both bundles, and when to record again.
    const look = (seed: number): string =>
      `npm run differential -- BEFORE.js NOW.js --family '${family}' --from ${seed} --count 1`;
    expect(differing.map(look)).toEqual([]);
  });

  it('log the same each time', async () => {
    const program = { family: 'compositions', seed: 1 };
    expect(await runProgram(engine, program)).toEqual(await runProgram(engine, program));
  });

  it.each([
    ['lines', 'run play drive frame time set get at progress completed failed done unhandled throws threw', 40],
    ['lines', 'stop pause resume seek restart rate reverse finish observe await look call step got update', 40],
    ['lines', 'stopAllActions stopActionByTag stopAllActionsByTag stopActionsByFlags stopAll pauseAll', 10],
    ['lines', 'resumeTargets stopAction getActionByTag count actions emit unsubscribe trigger crowd undo', 10],
    ['lines from within callbacks', 'run play drive stop seek pause resume restart throws update', 15],
    ['made', 'moveTo moveBy fadeTo fadeOut scaleTo scaleBy rotateTo rotateBy skewTo to by keyframes jumpBy', 40],
    ['made', 'bezierTo blink delayTime callFunc defineAction defineOpenAction place animateState', 40],
    ['made', 'sequence spawn repeatTimes repeatForever eased reverseTime speed yoyo targeted stagger timeline', 40],
    ['made', 'firstOf waitFor script concat concatMap merge repeat switchMap takeUntil take reverse', 20],
    ['states', 'completed stopped replaced ignored failed', 10],
    ['hand-overs', 'concat', 40],
  ])('do a bit of everything (%#): %s', (group, names, least) => {
    const rare = names.split(' ').filter((name) => coverage.count(group, name) < least);
    expect(rare).toEqual([]);
  });
});
