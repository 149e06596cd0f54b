import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { press } from '../browser/finger.js';
import { painted } from '../browser/painted.js';
import { startOf } from './start.js';

declare const exported: {
  readonly openDialog: () => Promise<void>;
  /** Steps the motion by seconds, and lets Angular render. */
  readonly step: (...dts: readonly number[]) => Promise<void>;
};

/** The recipes of docs/recipes/cdk.md. */
const script = `
  ${startOf()}
  import { Dialog, DialogRef } from '@angular/cdk/dialog';
  import { CdkDrag, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
  import { OverlayModule } from '@angular/cdk/overlay';
  import { Component, Directive, ElementRef, afterNextRender, inject, signal } from '@angular/core';
  import { filter, merge, of, Subject } from 'rxjs';
  import { fadeOut, moveBy, motionDefaults, reverseTime, spawn } from 'rx-motion';
  import { appear, injectFlip, provideMotion, vanish } from 'rx-motion/angular';
  import { enter, flush, leave, respectReducedMotion } from 'rx-motion/dom';

  const frame$ = new Subject();
  motionDefaults({ frame$ });
  const away = respectReducedMotion(spawn(fadeOut(1), moveBy(1, { y: 24 })), fadeOut(0.2));
  const Note = Component({ selector: 'app-note', template: '<h2>Saved</h2><button (click)="close()">Close</button>' })(
    class {
      ref = inject(DialogRef);
      element = inject(ElementRef);
      constructor() {
        const { backdropClick, keydownEvents } = this.ref;
        const escape$ = keydownEvents.pipe(filter(({ key }) => key === 'Escape'));
        merge(backdropClick, escape$).subscribe(() => this.close());
        afterNextRender(() => enter(this.element.nativeElement, reverseTime(away)).subscribe());
      }
      close() {
        this.ref.overlayRef.detachBackdrop();
        leave(this.element.nativeElement, away).subscribe({ complete: () => this.ref.close() });
      }
    },
  );
  const out = spawn(fadeOut(1), moveBy(1, { y: -12 }));
  const Menu = Component({
    selector: 'app-menu',
    imports: [OverlayModule],
    template: \`
      <button id="menu" cdkOverlayOrigin #origin="cdkOverlayOrigin" (click)="set(!isOpen())">Menu</button>
      <ng-template cdkConnectedOverlay [cdkConnectedOverlayOrigin]="origin" [cdkConnectedOverlayOpen]="isShown()" (detach)="set(false)">
        @if (isOpen()) {
          <ul (animate.enter)="appear($event)" (animate.leave)="vanish($event)"><li>Copy</li></ul>
        }
      </ng-template>\`,
  })(class {
    isOpen = signal(false);
    isShown = signal(false);
    appear = appear(reverseTime(out));
    vanish = vanish(out, { done: () => this.isShown.set(this.isOpen()) });
    set(isOpen) {
      this.isOpen.set(isOpen);
      if (isOpen) this.isShown.set(true);
    }
  });
  const Flip = Directive({ selector: '[appFlip]' })(class { constructor() { injectFlip({ duration: 1 }); } });
  const Grid = Component({
    selector: 'app-grid',
    imports: [CdkDrag, CdkDropList, Flip],
    template: \`<div appFlip cdkDropList cdkDropListOrientation="mixed" (cdkDropListDropped)="drop($event)">
      @for (card of cards(); track card) { <div cdkDrag [id]="card">{{ card }}</div> }
    </div>\`,
    styles: '.cdk-drop-list { position: relative; display: flex; gap: 10px; width: 500px } .cdk-drag { width: 80px; height: 40px; background: #cde }',
  })(class {
    cards = signal(['one', 'two', 'three', 'four']);
    drop({ previousIndex, currentIndex }) {
      const cards = [...this.cards()];
      moveItemInArray(cards, previousIndex, currentIndex);
      this.cards.set(cards);
    }
  });
  let dialog;
  const App = Component({ selector: 'body', imports: [Grid, Menu], template: '<app-grid /> <app-menu />' })(
    class { constructor() { dialog = inject(Dialog); } },
  );
  const app = await start(App, provideMotion({ frame$, reduced$: of(false) }));
  const rendered = async () => { await settled(); app.tick(); await settled(); };
  export const openDialog = async () => { dialog.open(Note, { disableClose: true }); await rendered(); };
  export const step = async (...dts) => {
    await rendered();
    for (const dt of dts) frame$.next(dt);
    flush();
    await rendered();
  };
  await rendered();`;

describeInChromium('with the CDK', ({ open }) => {
  const opened = async () => {
    const { page, step: nextFrame } = await open({ script });
    return { page, nextFrame, step: (...dts: number[]) => page.evaluate((all) => exported.step(...all), dts) };
  };

  it('a dialog enters, reverses when it is closed, and is gone once it has left', async () => {
    const { page, nextFrame, step } = await opened();
    const opacity = () => page.locator('app-note').evaluate((note) => getComputedStyle(note).opacity);
    await page.evaluate(() => exported.openDialog());
    expect(await opacity()).toBe('0');
    await step(0, 0.5);
    expect(await opacity()).toBe('0.5');
    await nextFrame(0);
    expect(await page.locator('.cdk-overlay-backdrop-showing').count()).toBe(1);
    await painted(page);
    await page.keyboard.press('Escape');
    expect(await page.locator('.cdk-overlay-backdrop-showing').count()).toBe(0);
    await step(0.0625);
    expect(Number(await opacity())).toBeGreaterThan(0.5);
    await step(1, 1);
    expect(await page.locator('app-note, .cdk-overlay-backdrop').count()).toBe(0);
  });

  it('an overlay stays until its menu has left; the menu comes back if opened again', async () => {
    const { page, step } = await opened();
    const toggle = () => page.locator('#menu').dispatchEvent('click');
    const opacities = () => page.locator('ul').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    await toggle();
    await step(0, 1);
    expect(await opacities()).toEqual(['1']);
    await toggle();
    await step(0, 0.5);
    expect(await opacities()).toEqual(['0.5']);
    await toggle();
    await step(0);
    expect(await opacities()).toEqual(['0.5']);
    await step(1, 1);
    expect(await opacities()).toEqual(['1']);
    await toggle();
    await step(0, 1, 1);
    expect(await page.locator('ul, .cdk-overlay-pane').count()).toBe(0);
  });

  it('the other items glide while one is dragged, and keep the order of the drop', async () => {
    const { page, step } = await opened();
    const left = (id: string) => page.locator(`#${id}`).evaluate((card) => card.getBoundingClientRect().left);
    const from = (await page.locator('#one').boundingBox())!;
    const two = await left('two');
    await painted(page);
    await press(page, [from.x + 40, from.y + 20]);
    await page.mouse.move(from.x + 100, from.y + 20, { steps: 4 });
    await page.mouse.move(from.x + 140, from.y + 20, { steps: 4 });
    await step(0);
    expect(await left('two')).toBeCloseTo(two, 0);
    await step(0.25);
    const halfWay = await left('two');
    expect(halfWay < two - 5 && halfWay > two - 85).toBe(true);
    await step(1);
    expect(await left('two')).toBeCloseTo(two - 90, 0);
    await page.mouse.up();
    await step(0, 1, 1);
    const cards = page.locator('.cdk-drop-list > .cdk-drag');
    expect(await cards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['two', 'one', 'three', 'four']);
    expect(await cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).style.transform))).toEqual(
      Array.from({ length: 4 }, () => ''),
    );
  });
});
