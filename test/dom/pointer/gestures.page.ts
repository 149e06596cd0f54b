/** A card in some context, and what a drag of it leaves behind. */
import { domTarget, drag$ } from 'rx-motion/dom';
import { spring } from 'rx-motion/stream';
import { of, type Subscription, switchMap } from 'rxjs';

declare const stepFrames: (seconds: number, frames: number) => Promise<void>;

let listeners = 0;
function count({ prototype }: typeof EventTarget): void {
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    const original = Reflect.get(prototype, name) as (...given: unknown[]) => void;
    Reflect.set(prototype, name, function (this: EventTarget, type: string, ...rest: unknown[]): void {
      if (/^pointer|^click$|^dragstart$/.test(type)) listeners += name === 'addEventListener' ? 1 : -1;
      original.call(this, type, ...rest);
    });
  }
}
count(EventTarget);
const waiting = new Set<number>();
const [request, cancel] = [requestAnimationFrame, cancelAnimationFrame];
window.requestAnimationFrame = (callback) => {
  const handle = request((time) => {
    waiting.delete(handle);
    callback(time);
  });
  waiting.add(handle);
  return handle;
};
window.cancelAnimationFrame = (handle) => {
  waiting.delete(handle);
  cancel(handle);
};

const html = `<style>
  .card { position: absolute; left: 120px; top: 100px; width: 90px; height: 60px; background: teal }
</style><div class="card">A card</div>`;

let card: HTMLElement;
let frame: HTMLIFrameElement | null = null;
let subscription: Subscription;
let baseline = 0;
let held = false;

export function begin(context: string): void {
  document.body.innerHTML = '<div id="host"></div>';
  const host = document.querySelector<HTMLElement>('#host')!;
  let root: ParentNode = host;
  if (context === 'zoomed by 150 %') document.documentElement.style.zoom = '1.5';
  if (context === 'from right to left') document.documentElement.dir = 'rtl';
  if (context === 'in a shadow root') root = host.attachShadow({ mode: 'open' });
  if (context === 'in an iframe') {
    frame = Object.assign(document.createElement('iframe'), { width: 600, height: 400 });
    frame.style.cssText = 'border: 0; margin: 30px';
    host.append(frame);
    root = frame.contentDocument!.body;
    count((frame.contentWindow as Window & typeof globalThis).EventTarget);
  }
  (root as Element).innerHTML = html;
  card = root.querySelector<HTMLElement>('.card')!;
  const target = domTarget(card);
  const before = listeners;
  subscription = drag$(card, { within: { left: 0, top: 0 } })
    .pipe(
      switchMap(({ x, y, velocity, isHeld }) => {
        held = isHeld;
        return isHeld ? of({ x, y }) : of({ x, y }, { x: 0, y: 0 }).pipe(spring({ duration: 0.05, velocity }));
      }),
    )
    .subscribe((place) => Object.assign(target, place));
  baseline = listeners - before;
}

/** The middle of the card in the outer window. */
export function middle(): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = card.getBoundingClientRect();
  const outer = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x: outer.x + x + width / 2, y: outer.y + y + height / 2 };
}

let parent: ParentNode & Node;

export function remove(): void {
  parent = card.parentNode as ParentNode & Node;
  card.remove();
}

export function putBack(): void {
  if (!card.isConnected) parent.append(card);
}

export function resize(wide: boolean): void {
  card.style.width = wide ? '140px' : '';
}

/** What is left after a gesture, once the card is home. */
export async function left(isEnd: boolean): Promise<string[]> {
  for (let wait = 0; wait < 200 && (waiting.size > 0 || card.style.transform !== ''); wait++)
    await stepFrames(1 / 64, 1);
  const before = listeners;
  const found: string[] = [];
  if (held) found.push('it is held');
  if (waiting.size > 0) found.push(`${waiting.size} frames`);
  if (card.style.transform !== '') found.push(card.style.transform);
  if (!isEnd) return found;
  subscription.unsubscribe();
  if (baseline === 0 || before - listeners !== baseline) found.push(`${before - listeners - baseline} listeners`);
  if (card.style.cssText !== '') found.push(card.style.cssText);
  document.documentElement.removeAttribute('style');
  return found;
}
