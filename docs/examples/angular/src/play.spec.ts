import { TestBed } from '@angular/core/testing';
import { map, of } from 'rxjs';
import { provideMotion } from 'rx-motion/angular';
import { domTarget } from 'rx-motion/dom';
import { marbles } from 'rx-motion/testing';
import { it } from 'vitest';
import { Play } from './play';

it('moves a dropped card back to its start', () => {
  marbles(({ frames, expectObservable }) => {
    const frame$ = frames('f--f--f', 0.25);
    const expected = '     a--b--c';
    TestBed.configureTestingModule({ providers: [provideMotion({ frame$, reduced$: of(false) })] });
    const fixture = TestBed.createComponent(Play);
    fixture.detectChanges();
    const card = (fixture.nativeElement as HTMLElement).querySelector<HTMLElement>('.card')!;
    for (const [type, clientX] of [
      ['pointerdown', 10],
      ['pointermove', 70],
      ['pointerup', 70],
    ] as const) {
      card.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
    }
    expectObservable(frame$.pipe(map(() => domTarget(card).x))).toBe(expected, { a: 60, b: 30, c: 0 });
  });
});
