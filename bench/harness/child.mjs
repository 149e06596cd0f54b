/**
 * A process that holds one contestant at one case, and the hand-written loop beside it. It takes a turn when it is
 * asked to, and sleeps otherwise, so that all contestants of a case can take turns.
 */
import { nanoseconds } from './clock.mjs';
import { bundle } from './contestants.mjs';

const [name, caseName, size, settings] = process.argv.slice(2);
const { loopWarmMs, warmMs, sliceMs, pairs, soakFrames, against } = JSON.parse(settings);
const count = Number(size);

const own = await import(bundle(name));
const { task, measure } = own.cases[caseName];
/** The most nanoseconds that one contestant may take at one case: a slow one need not be measured that precisely. */
const PATIENCE = 3e9;

const fillings = [];
const ENDING = task.childSeconds ?? 1;
const answers = measure.name === 'heap' ? heap() : await turns();

process.on('message', ({ ask }) => process.send(answers[ask]()));
process.send({ ready: true });

function heap() {
  return { turn: () => ({ bytes: measure(own.contestant, task, count) }), end: () => ({}) };
}

async function turns() {
  const reference = await import(bundle('reference'));
  const referenceCase = reference.cases[against ? caseName : (task.reference ?? caseName)];
  // Both have seen actions end, so that the code is compiled for that, too.
  if (!task.endless) reference.endDisagreement(reference.contestant, referenceCase.task, ENDING);
  const problem = task.endless ? undefined : own.endDisagreement(own.contestant, task, ENDING);
  fillHoles();
  const loop = sliced(referenceCase.measure(reference.contestant, referenceCase.task, count));
  fillHoles();
  const ownMeasure = measure(own.contestant, task, count);
  const contestant = sliced(ownMeasure);
  globalThis.gc();
  loop.warm(against ? warmMs : loopWarmMs);
  contestant.warm(warmMs);
  let first = loop;

  return {
    turn() {
      const ns = [];
      const loopNs = [];
      for (let pair = 0; pair < pairs && contestant.hasPatience(); pair++) {
        if (first === loop) loopNs.push(loop.slice());
        ns.push(contestant.slice());
        if (first !== loop) loopNs.push(loop.slice());
        first = first === loop ? contestant : loop;
      }
      return { ns, loopNs };
    },
    end: () => ({ problem: problem ?? ownMeasure.check?.(), growth: ownMeasure.growth?.(soakFrames) }),
  };
}

/**
 * Collects garbage, and fills the holes in the heap's pages, so that the next scene lies in pages of its own. A scene
 * that is scattered over old pages is slower by an eighth, and the first one would be.
 */
function fillHoles() {
  globalThis.gc();
  for (let i = 0; i < 20_000; i++) fillings.push({ filling: [i] });
  globalThis.gc();
}

/** Runs a measure in slices of about `sliceMs`, after a warm-up. */
function sliced(measure) {
  let times = 1;
  let patience = PATIENCE;
  return {
    /** Counts the time that this process had, not the clock's: others may be warming up on the same machine. */
    warm(ms) {
      for (let total = 0; total < ms;) {
        const from = process.cpuUsage();
        measure.run(times);
        const { user, system } = process.cpuUsage(from);
        const spent = Math.max(0.01, (user + system) / 1000);
        total += spent;
        times = Math.max(1, Math.round((times * sliceMs) / spent));
      }
    },
    slice() {
      // What one has left behind is not collected in the time of the other; a single frame takes what it finds.
      if (sliceMs > 0) globalThis.gc({ type: 'minor' });
      const from = nanoseconds();
      const result = measure.run(times);
      patience -= nanoseconds() - from;
      return result;
    },
    hasPatience: () => patience > 0,
  };
}
