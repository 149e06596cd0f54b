import { afterEach, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { cssKeyframes, flush } from '../../../src/dom/index.js';
import { sequence } from '../../../src/index.js';

afterEach(() => document.body.replaceChildren());

it('show only their ends if the platform has no animations, forwards and backwards', () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.width = '10px';
  const time$ = new Subject<number>();
  const frames = [
    { width: '20px', opacity: 0 },
    { width: '*', opacity: 0.25 },
  ];
  const action = sequence(cssKeyframes(1, { width: '40px' }), cssKeyframes(1, frames, 'ease-in'));
  time$.pipe(action.on({ element })).subscribe();
  const shown = [0, 0.5, 1, 1.5, 2, 1.5, 0.5, 2].map((time) => {
    time$.next(time);
    flush();
    return element.style.cssText;
  });
  const [start, middle, end] = ['width: 10px;', 'width: 20px; opacity: 0;', 'width: 10px; opacity: 0.25;'];
  expect(shown).toEqual([start, start, middle, middle, end, middle, start, end]);
});
