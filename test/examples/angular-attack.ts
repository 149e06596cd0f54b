/**
 * The page's script of a random attack on the built application: clicks, also several between two frames, routes,
 * history, and frames of random lengths. It is the text of a module in the page.
 */
export const attack = `
const { port1, port2 } = new MessageChannel();
port1.start();
const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
const quiet = async () => { for (let turn = 0; turn < 4; turn++) { await message(); await new Promise((done) => setTimeout(done)); } };
const there = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.closest('[inert]') === null);
const renders = () => performance.getEntriesByName('render').length;

/** Opacity, and the distance from its final position, as fractions of its path. */
const lookOf = (element) => {
  const { opacity, transform } = getComputedStyle(element);
  const { e, f } = new DOMMatrix(transform);
  return [Number(opacity), -e / 80, f / 24];
};
const looks = () => new Map([...document.querySelectorAll('li, dialog, app-list, app-play, [role=alert]')].map((one) => [one, lookOf(one)]));
const distance = (one, other) => Math.max(...one.map((part, index) => Math.abs(part - other[index])));

export async function attack(seed, count) {
  const random = () => ((seed = (seed * 16807) % 2147483647) / 2147483647);
  const wrong = [];
  const log = [];
  let [place, last] = [0, 0];
  const go = async (by) => {
    if (place + by < 0 || place + by > last) return;
    place += by;
    // A quicker click may have removed that entry.
    await (by < 0 ? navigation.back() : navigation.forward()).finished.catch(() => undefined);
  };
  const follow = async (selector) => {
    const before = location.href;
    document.querySelector(selector).click();
    await quiet();
    if (location.href !== before) last = ++place;
  };
  const click = async (selector) => there(selector)[0]?.click();
  const turns = {
    add: () => click('#add'), clear: () => click('#clear'), ask: () => click('dialog').then(() => there('dialog').length === 0 && click('#ask')), yes: () => click('#yes'),
    send: () => click('#send'), name: async () => there('input').forEach((field) => (field.value = field.value === '' ? 'Ada' : '')),
    list: () => follow('#to-list'), play: () => follow('#to-play'), back: () => go(-1), forward: () => go(1),
  };
  const names = Object.keys(turns);
  const check = (before, part) => {
    const after = looks();
    const lost = [...before].filter(([element]) => !after.has(element)).map(([, look]) => look);
    for (const [element, look] of after) {
      // A new element is at the start of its path, or at the position of an element that it replaces.
      const starts = before.has(element) ? [before.get(element)] : [[0, 1, 0], [0, 0, 1], ...lost];
      if (Math.min(...starts.map((start) => distance(start, look))) > part + 0.001)
        wrong.push(log.slice(-6).join(', ') + ': ' + element.localName + ' from ' + starts.join(' or ') + ' to ' + look);
    }
  };
  for (let turn = 0; turn < count; turn++) {
    const before = looks();
    if (random() < 0.55) {
      for (let more = 1 + 2 * random(); more > 0; more--) {
        const name = names[Math.floor(random() * names.length)];
        log.push(name);
        await turns[name]();
        if (random() < 0.5) await quiet();
      }
      await quiet();
      check(before, 0);
    } else {
      const dt = (1 + Math.floor(random() * 4)) / 64;
      log.push(dt);
      const [rendered, dialogs] = [renders(), document.querySelectorAll('dialog').length];
      await stepFrames(dt, 1);
      await quiet();
      // When a dialog has left, its listener runs in Angular's zone.
      if (renders() !== rendered && document.querySelectorAll('dialog').length === dialogs) wrong.push(log.slice(-6).join(', ') + ': a frame was rendered');
      check(before, dt / 0.25);
    }
  }
  await click('#yes');
  await quiet();
  await stepFrames(0.125, 40);
  await quiet();
  const isList = !location.href.endsWith('/play');
  const pages = document.querySelectorAll('app-list, app-play');
  if (pages.length !== 1 || pages[0].localName !== (isList ? 'app-list' : 'app-play')) wrong.push('at the end there are ' + [...pages].map((page) => page.localName));
  if (document.querySelectorAll('dialog, [inert]').length > 0) wrong.push('something is left over: ' + document.body.innerHTML);
  for (const [element, look] of looks()) if (distance(look, [1, 0, 0]) > 0) wrong.push('at the end ' + element.localName + ' is at ' + look);
  return wrong;
}`;
