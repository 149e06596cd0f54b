/**
 * Two lists whose cards may be held while the lists change, by `drag$` or by `sortable$`. `wrong()` returns what was
 * wrong: at each frame, how far a held card was from the pointer; in the end, styles that are left, and lists out of
 * order.
 */
import { fadeOut, jumpTo, moveTo, play, reverseTime, scaleTo, sequence, spawn, springTo } from 'rx-motion';
import { type DomTarget, domTarget, drag$ } from 'rx-motion/dom';
import { presence, sortable$, type Sorting } from 'rx-motion/layout';
import { spring } from 'rx-motion/stream';
import { type Observable, of, Subject, Subscription, switchMap, tap } from 'rxjs';
import { randomFrom } from '../random-from.js';

const sheet = `
  body { display: flex; gap: 20px; padding: 20px; align-items: flex-start }
  .list { position: relative; width: 200px; min-height: 40px; padding: 5px; border: 1px solid }
  .card { height: 30px; margin: 4px 0; background: teal }`;
document.head.append(Object.assign(document.createElement('style'), { textContent: sheet }));

declare const stepFrames: (seconds: number, frames: number) => Promise<void>;

let faults: string[] = [];
let framesHeld = 0;
let cards = new Map<number, HTMLElement>();
let lists: number[][] = [];
let items$: Subject<readonly number[]>[] = [];
let containers: HTMLElement[] = [];
let next = 0;
let random = randomFrom(0);
let running = new Subscription();
let isSorted = false;
/** The held card, and where the pointer is on it, before any scale. */
let held: { readonly card: HTMLElement; readonly x: number; readonly y: number } | null = null;
let pointer = { x: 0, y: 0 };

for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
  addEventListener(name, (event) => noteHand(event as PointerEvent), { capture: true });
addEventListener('keydown', () => (held = null), { capture: true });

function noteHand({ type, target, clientX: x, clientY: y }: PointerEvent): void {
  if (type === 'pointerdown') {
    const card = (target as Element).closest<HTMLElement>('.card');
    held = card && { card, ...pointOn(card, x, y) };
  }
  pointer = { x, y };
  if (type === 'pointerup' || type === 'pointercancel') held = null;
}

function pointOn(card: HTMLElement, x: number, y: number): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: ((x - left) * card.offsetWidth) / width, y: ((y - top) * card.offsetHeight) / height };
}

function create(id: number): HTMLElement {
  const known = cards.get(id);
  if (known !== undefined) return known;
  const element = Object.assign(document.createElement('div'), { className: 'card', textContent: `card ${id}` });
  cards.set(id, element);
  element.tabIndex = 0;
  const card = domTarget(element);
  if (isSorted) return element;
  running.add(
    drag$(element)
      .pipe(
        switchMap(({ x, y, velocity, isHeld }) =>
          isHeld ? of({ x, y }) : of({ x, y }, { x: 0, y: 0 }).pipe(spring({ duration: 0.1, velocity })),
        ),
      )
      .subscribe(({ x, y }) => Object.assign(card, { x, y })),
  );
  return element;
}

export function begin(seed: number): void {
  random = randomFrom(seed);
  isSorted = seed % 2 === 1;
  faults = [];
  cards = new Map();
  running = new Subscription();
  lists = [
    [1, 2, 3, 4],
    [5, 6],
  ];
  next = 7;
  containers = lists.map(() =>
    document.body.appendChild(Object.assign(document.createElement('div'), { className: 'list' })),
  );
  items$ = lists.map(() => new Subject());
  // Not a move: the spring of a card that was released moves it, too.
  const away = spawn(fadeOut(0.1), scaleTo(0.1, 0.6));
  for (const [index, container] of containers.entries())
    running.add(
      presence(container, items$[index]!, {
        create,
        flip: { duration: 0.15 },
        ...(random() < 0.5 && { enter: reverseTime(away), leave: away }),
      }).subscribe(),
    );
  if (isSorted) running.add(sortable$(containers, { after: 0 }).subscribe(sort));
  show();
}

/** Does what the user asks for, mostly. */
function sort({ item, from, to }: Sorting): void {
  if (random() < 0.1) return;
  const [start, end] = [from, to].map(({ list }) => lists[containers.indexOf(list as HTMLElement)]!);
  const [id] = start!.splice(from.index, 1);
  if (cards.get(id!) !== item) faults.push(`${item.textContent} is not in place ${from.index}`);
  end!.splice(to.index, 0, id!);
  show();
}

function show(): void {
  for (const index of random() < 0.5 ? [0, 1] : [1, 0]) items$[index]!.next(lists[index]!);
}

/** Moves a card away and back, beside whatever a hand does. */
function stray(card: DomTarget): void {
  const away = { x: 60 * random() - 30, y: 60 * random() - 30 };
  const home = { x: 0, y: 0 };
  const moves: Observable<unknown>[] = [
    play(sequence(moveTo(0.05, away), moveTo(0.05, home)), card),
    play(jumpTo(0.1, home, 40, 2), card),
    play(springTo(home, { duration: 0.05, velocity: { x: 900 * random() } }), card),
    of(away, home).pipe(
      spring({ duration: 0.05 }),
      tap((place) => Object.assign(card, place)),
    ),
  ];
  running.add(moves[Math.floor(random() * moves.length)]!.subscribe());
}

/**
 * Changes the page at random: a card strays, is added, removed or moved to the other list, or all are sorted anew.
 */
export function change(): void {
  const straying = [...document.querySelectorAll<HTMLElement>('.card:not([inert])')].filter(() => random() < 0.2);
  for (const card of straying) stray(domTarget(card));
  const list = lists[random() < 0.5 ? 0 : 1]!;
  const other = list === lists[0] ? lists[1]! : lists[0]!;
  const at = Math.floor(random() * (list.length + 1));
  const kind = random();
  if (kind < 0.25) list.splice(at, 0, next++);
  else if (kind < 0.45) list.splice(at, 1);
  else if (kind < 0.75) other.splice(Math.floor(random() * (other.length + 1)), 0, ...list.splice(at, 1));
  else list.sort(() => random() - 0.5);
  show();
}

/** Where some card can be taken; undefined if all cards are away. */
export function somewhere(): { readonly x: number; readonly y: number } | undefined {
  const all = [...document.querySelectorAll('.card:not([inert])')];
  if (all.length === 0) return undefined;
  const { x, y, width, height } = all[Math.floor(random() * all.length)]!.getBoundingClientRect();
  return { x: x + width * (0.1 + 0.8 * random()), y: y + height * (0.1 + 0.8 * random()) };
}

/** A frame of the browser, in which input is handled and sizes are observed. */
function painted(): Promise<void> {
  return new Promise((done) => {
    const sizes = new ResizeObserver(() => {
      sizes.disconnect();
      done();
    });
    sizes.observe(document.body);
  });
}

/** Shows frames, and looks at each last of all. Returns how many were shown while a card was held. */
export async function pass(count: number): Promise<number> {
  await painted();
  for (let frame = 0; frame < count; frame++) {
    await stepFrames(1 / 64, 1);
    const before = pointer;
    await painted();
    // What moves it now is seen in the next frame.
    if (held?.card.isConnected !== true || pointer !== before) continue;
    const { x, y } = pointOn(held.card, pointer.x, pointer.y);
    const far = Math.hypot(held.x - x, held.y - y);
    if (far > 0.5) faults.push(`${held.card.textContent} was ${far} px away`);
    framesHeld++;
  }
  return framesHeld;
}

/** Waits until all is at rest, and ends the program. */
export async function wrong(): Promise<string[]> {
  const moving = '.card[style*=transform], .card[style*=opacity], .card[inert]';
  // An action may be home before a spring that moves the same card.
  await painted();
  for (let wait = 0, still = 0; wait < 300 && still < 4; wait++) {
    await stepFrames(1 / 64, 1);
    still = document.querySelector(moving) === null ? still + 1 : 0;
  }
  running.unsubscribe();
  for (const [index, container] of containers.entries()) {
    const shown = Array.from(container.children, ({ textContent }) => Number(textContent.slice(5)));
    if (String(shown) !== String(lists[index]))
      faults.push(`list ${index} is ${String(shown)}, not ${String(lists[index])}`);
    for (const { style, textContent } of container.children as HTMLCollectionOf<HTMLElement>)
      if (style.cssText !== '') faults.push(`${textContent} has ${style.cssText}`);
    container.remove();
  }
  return faults;
}
