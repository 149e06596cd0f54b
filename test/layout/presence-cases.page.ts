import { fadeOut, uniform } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { presence } from 'rx-motion/layout';
import { BehaviorSubject, Subject } from 'rxjs';
import { find } from '../browser/elements.js';
import type { PageCase } from '../browser/in-page.js';

declare const stepFrames: (seconds: number, frames: number) => Promise<void>;

export const cases: readonly PageCase[] = [
  {
    name: 'does not restart the glides of others when a popped element is removed',
    body: '<div id="it" style="position: relative"></div>',
    async run() {
      const items$ = new BehaviorSubject(['a', 'b']);
      const create = (id: string): HTMLElement => Object.assign(document.createElement('p'), { id, textContent: id });
      presence(find(), items$, { create, leave: fadeOut(0.25) }).subscribe();
      await stepFrames(0.125, 8);
      items$.next(['b']);
      const tops: number[] = [];
      for (let frame = 0; frame < 12; frame++) {
        await stepFrames(0.0625, 1);
        tops.push(find('#b').getBoundingClientRect().top);
      }
      const isSteady = tops.every((top, at) => at === 0 || top <= tops[at - 1]!);
      return [isSteady, ...tops.slice(7).map((top) => top - tops[7]!)];
    },
    is: [true, 0, 0, 0, 0, 0],
  },
  {
    name: 'lets ticks of an axis in an SVG enter and leave without positions of HTML, and glide to their new places',
    // Two pixels of the screen for each unit of the drawing.
    body: '<svg id="it" width="400" height="100" viewBox="0 0 200 50" style="display: block"></svg>',
    run() {
      const [frame$, ticks$] = [new Subject<number>(), new Subject<readonly number[]>()];
      let scale = 1;
      const make = (name: string): SVGElement => document.createElementNS('http://www.w3.org/2000/svg', name);
      const place = (tick: SVGElement, value: number): void =>
        tick.setAttribute('transform', `translate(${scale * value} 9)`);
      presence(find(), ticks$, {
        frame$,
        flip: { duration: 1, curve: uniform },
        create(value: number) {
          const [tick, line] = [make('g'), make('line')];
          line.setAttribute('y2', '6');
          tick.append(line, Object.assign(make('text'), { textContent: String(value) }));
          place(tick, value);
          return tick;
        },
        update: place,
      }).subscribe();
      const pass = (...deltas: readonly number[]): void => deltas.forEach((dt) => frame$.next(dt));
      const ticks = (): SVGElement[] => [...find().children] as Element[] as SVGElement[];
      const styles = (): string => {
        flush();
        return ticks()
          .map((tick) => `${tick.textContent} ${tick.style.cssText}`)
          .join(', ');
      };
      const places = (): string => {
        flush();
        return ticks()
          .map((tick) => Math.round(tick.getBoundingClientRect().x))
          .join();
      };
      ticks$.next([0, 50, 100]);
      pass(0, 1);
      const seen = [styles()];
      ticks$.next([50, 100, 150]);
      pass(0, 0.1);
      seen.push(styles());
      pass(1);
      seen.push(places());
      scale = 0.5;
      ticks$.next([50, 100, 150]);
      seen.push(places());
      pass(0, 0.5);
      seen.push(places());
      pass(0.5);
      return [...seen, places(), styles()];
    },
    is: [
      '0 , 50 , 100 ',
      '0 opacity: 0.5;, 50 , 100 , 150 opacity: 0.5;',
      ...['100,200,300', '100,200,300', '75,150,225', '50,100,150'],
      '50 , 100 , 150 ',
    ],
  },
];
