import { cell, number } from './cell.mjs';
import { references } from './contestants.mjs';

/** One case as a table with a title and notes, for the screen and for the page alike. */
export function section(entry, groups, abilities) {
  const sizes = groups.map(({ count }) => count);
  const found = (name, count) =>
    groups.find((group) => group.count === count).results.find((each) => each.name === name);
  const names = [...new Set(groups.flatMap(({ results }) => results.map(({ name }) => name)))];
  const rows = ranked(names, (name) => found(name, sizes[0])).map((name) => [
    abilities[name].title,
    ...sizes.map((count) => cell(found(name, count), entry)),
  ]);
  const header = ['', ...sizes.map((count) => `N = ${count.toLocaleString('en-US')}`)];
  const notes = [...inabilities(entry, abilities), ...remarks(groups, abilities)];
  return { title: `${entry.title} · ${entry.per}`, rows: [header, ...rows], notes };
}

/** What Chromium took for one scene; `isFrame`: for single frames of it. */
export function chromiumSection({ title, isFrame = false }, results, abilities) {
  const found = (name) => results.find((each) => each.name === name);
  const names = results.map(({ name }) => name);
  const rows = ranked(names, found).map((name) => {
    const result = found(name);
    const { thread, fps } = result;
    const rest = isFrame ? [cell(thread, { isFrame })] : [number(thread.median), number(fps.median)];
    return [chromiumTitle(name, abilities), cell(result, { isFrame }), ...rest];
  });
  const header = ['', 'script', 'whole main thread', ...(isFrame ? [] : ['frames a second'])];
  const notes = results
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `! ${chromiumTitle(name, abilities)}: ${problem}`);
  return { title: `${title} · ms${isFrame ? '' : ' per frame'}`, rows: [header, ...rows], notes };
}

export const chromiumTitle = (name, abilities) => inBrowser[name] ?? abilities[name].title;

/** Other ways to use a contestant, which only the page has. */
const inBrowser = {
  'motion-script': 'motion, by script',
  'animejs-waapi': 'animejs, `waapi`',
  'auto-animate': 'AutoAnimate',
  'rx-motion-auto': 'rx-motion, `autoFlip`',
  'rx-motion-native': 'rx-motion, `playNative`',
  'rx-motion-timeline': 'rx-motion, on a `ViewTimeline`',
  'rx-motion-angular': 'rx-motion/angular',
  'rx-motion-react': 'rx-motion/react',
  'rx-motion-observed': 'a manager, progress taken',
  'rx-motion-play': 'play',
  'rx-motion-play-observed': 'play, progress taken',
  'rx-motion-on': 'action.on',
  'rx-motion-tween': 'tween of a record',
  'rx-motion-glide': 'glide of a record',
  'rx-motion-state': 'animateState',
  'rx-motion-react-hand': 'React, `enter` in an effect',
};

/** What the ratios are to, then the others by their ratio. */
function ranked(names, found) {
  const rank = (name) => (references.includes(name) ? -Infinity : (found(name)?.ratio?.median ?? Infinity));
  return names.sort((a, b) => rank(a) - rank(b));
}

/** Which contestants are not in the table, and why. */
function inabilities({ name }, abilities) {
  const absent = Object.values(abilities).filter(({ can }) => !can.includes(name));
  const reasonOf = ({ missing, cannot }) => missing ?? cannot[name];
  const without = absent.filter((ability) => reasonOf(ability) === undefined).map(({ title }) => title);
  return [
    ...absent.filter(reasonOf).map((ability) => `${ability.title}: ${reasonOf(ability)}`),
    ...(without.length > 0 ? [`no such thing in ${without.join('; ')}`] : []),
  ];
}

function remarks(groups, abilities) {
  return groups.flatMap(({ count, results }) =>
    results.flatMap(({ name, failed, problem, growth }) => {
      const who = `${abilities[name].title}, ${count.toLocaleString('en-US')}`;
      return [
        ...(failed === undefined ? [] : [`! ${who}: failed: ${failed.split('\n').pop()}`]),
        ...(problem === undefined ? [] : [`! ${who}: ${problem}`]),
        ...(growth > 16 ? [`${who}: the heap grows by ${number(growth)} bytes an action over the soak`] : []),
      ];
    }),
  );
}
