import { expect, it } from '@jest/globals';
import { describeInChromium } from '../../browser/chromium.js';

declare const exported: {
  /** Runs the door from one state to another, and steps the frames. Returns its width and height. */
  readonly go: (from: string, to: string, ...frames: readonly number[]) => string;
};

const script = `
  import '@angular/compiler';
  import { animate, keyframes, query, state, style, transition, trigger } from '@angular/animations';
  import { Subject } from 'rxjs';
  import { ActionManager } from 'rx-motion';
  import { fromMetadata } from 'rx-motion/angular/migration';

  document.body.innerHTML = '<div style="width: 100px; height: 20px"><i></i></div>';
  const element = document.querySelector('div');
  const target = { element };
  const frame$ = new Subject();
  const motion = new ActionManager(frame$);
  const between = fromMetadata(trigger('door', [
    state('closed', style({ width: '40px' })),
    state('open', style({ width: '200px' })),
    transition('closed => open', animate('500ms')),
    transition('open => closed', [style({ height: '10px' }), animate('400ms', style({ height: '50px' })), animate('400ms')]),
    transition('* => far', [animate('400ms', keyframes([style({ width: '0px', offset: 0 }), style({ width: '300px', offset: 1 })])), style({ width: '0px' }), animate('400ms')]),
    transition('* => inner', query('i', animate('400ms', style({ opacity: 0 })))),
  ]), { element });
  export function go(from, to, ...frames) {
    motion.runAction(between(from, to), target, { policy: 'switch' });
    motion.update(0);
    for (const dt of frames) frame$.next(dt);
    const { width, height } = getComputedStyle(element);
    return width + ' ' + height;
  }`;

describeInChromium('a transition of a trigger that interrupts another one', ({ open }) => {
  it('continues from what is shown, and leaves only the styles of its state', async () => {
    const { page } = await open({ script });
    const go = (...given: Parameters<typeof exported.go>): Promise<string> =>
      page.evaluate((given) => exported.go(...given), given);
    expect(await go('closed', 'open', 0.25)).toBe('120px 20px');
    // The first step does not concern the width.
    expect(await go('open', 'closed', 0.2)).toBe('120px 30px');
    expect(await go('closed', 'open')).toBe('120px 30px');
    expect(await go('closed', 'open', 0.25)).toBe('160px 25px');
    expect(await go('closed', 'open', 0.5)).toBe('200px 20px');
    // Not interrupted: from the styles of its state, and of its first step.
    expect(await go('closed', 'open')).toBe('40px 20px');
    expect(await go('open', 'far')).toBe('40px 20px');
    expect(await go('open', 'far', 0.2)).toBe('170px 20px');
    // A style after the first step applies.
    expect(await go('open', 'far', 0.4)).toBe('0px 20px');
    // Keyframes that interrupt keyframes.
    expect(await go('open', 'far', 0.2)).toBe('150px 20px');
    expect(await go('open', 'far', 0.2)).toBe('225px 20px');
    // Without a transition, nothing is left of the interrupted one.
    expect(await go('far', 'none')).toBe('100px 20px');
    // Nor after one that animates only other elements.
    expect(await go('open', 'closed', 0.2)).toBe('200px 30px');
    expect(await go('closed', 'inner', 0.2, 0.2)).toBe('100px 20px');
  });
});
