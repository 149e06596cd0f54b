import { expect, it } from '@jest/globals';
import { describeInChromium } from '../browser/chromium.js';
import { startOf } from './start.js';

declare const exported: {
  readonly go: (url: string) => Promise<void>;
  /** The pages that are shown, with their positions and opacities. */
  readonly pages: () => string;
  readonly step: (dt: number) => void;
};

/** The recipe of docs/angular.md. */
const script = `
  ${startOf()}
  import { Component, Directive, Injectable, inject } from '@angular/core';
  import { ResolveEnd, Router, RouterOutlet, provideRouter } from '@angular/router';
  import { filter, of, Subject } from 'rxjs';
  import { fadeOut, moveBy, reverseTime } from 'rx-motion';
  import { appear, provideMotion, vanish } from 'rx-motion/angular';
  import { flush } from 'rx-motion/dom';

  const frame$ = new Subject();
  const PageChange = Injectable({ providedIn: 'root' })(class {
    pages = ['', ''];
    constructor() {
      inject(Router).events.pipe(filter((event) => event instanceof ResolveEnd)).subscribe(({ state }) => {
        let route = state.root;
        while (route.firstChild) route = route.firstChild;
        this.pages = [this.pages[1], route.title ?? ''];
      });
    }
    isBetween(one, other) { return this.pages.includes(one) && this.pages.includes(other); }
  });
  const PageMotion = Directive({
    host: { '(animate.enter)': 'appear($event)', '(animate.leave)': 'vanish($event)' },
  })(class {
    change = inject(PageChange);
    appear = appear(() => reverseTime(this.away(1)));
    vanish = vanish(() => this.away(-1));
    away(side) { return this.change.isBetween('Home', 'About') ? moveBy(1, { x: side * 100, y: 0 }) : fadeOut(1); }
  });
  const page = (selector) => Component({ selector, hostDirectives: [PageMotion], template: selector })(class {});
  const [Home, About] = [page('app-home'), page('app-about')];
  const Root = Component({ selector: 'app-root', imports: [RouterOutlet], template: '<main><router-outlet /></main>' })(
    class { change = inject(PageChange); },
  );
  document.body.innerHTML = '<app-root></app-root><style>main { display: grid } main > :not(router-outlet) { grid-area: 1 / 1 }</style>';
  const app = await start(
    Root,
    provideMotion({ frame$, reduced$: of(false) }),
    provideRouter([{ path: '', title: 'Home', component: Home }, { path: 'about', title: 'About', component: About }, { path: 'help', component: page('app-help') }]),
  );
  const router = app.injector.get(Router);
  export const go = async (url) => { await router.navigateByUrl(url); app.tick(); await settled(); frame$.next(0); };
  export const step = async (dt) => { frame$.next(dt); flush(); await settled(); };
  export const pages = () => [...document.querySelectorAll('main > :not(router-outlet)')].map((one) => {
    const { transform, opacity } = getComputedStyle(one);
    return one.localName + ' ' + Math.round(new DOMMatrix(transform).e) + ' ' + opacity + ' ' + one.getBoundingClientRect().top;
  }).join(', ');
  await go('/');
  await step(1);`;

describeInChromium('pages of a router with a host directive', ({ open }) => {
  it('move as the pair of pages says, in one place', async () => {
    const { page } = await open({ script });
    const pages = (): Promise<string> => page.evaluate(() => exported.pages());
    expect(await pages()).toBe('app-home 0 1 0');
    await page.evaluate(() => exported.go('/about'));
    await page.evaluate(() => exported.step(0.5));
    expect((await pages()).split(', ').sort()).toEqual(['app-about 50 1 0', 'app-home -50 1 0']);
    await page.evaluate(() => exported.step(0.5));
    expect(await pages()).toBe('app-about 0 1 0');
    await page.evaluate(() => exported.go('/help'));
    await page.evaluate(() => exported.step(0.5));
    expect((await pages()).split(', ').sort()).toEqual(['app-about 0 0.5 0', 'app-help 0 0.5 0']);
  });
});

/** The recipe for a shared element of docs/angular.md. */
const sharing = `
  ${startOf()}
  import { Component, Injectable, Injector, afterNextRender, inject } from '@angular/core';
  import { NavigationEnd, ResolveEnd, Router, RouterOutlet, Scroll, provideRouter, withInMemoryScrolling } from '@angular/router';
  import { Subject } from 'rxjs';
  import { motionDefaults } from 'rx-motion';
  import { flush } from 'rx-motion/dom';
  import { flipGroup } from 'rx-motion/layout';

  const frame$ = new Subject();
  motionDefaults({ frame$ });
  const SharedElements = Injectable({ providedIn: 'root' })(class {
    constructor() {
      const injector = inject(Injector);
      const shared = flipGroup('[data-shared]', { as: 'shared', duration: 1, curve: (t) => t });
      inject(Router).events.subscribe((event) => {
        if (event instanceof ResolveEnd) shared.before();
        if (event instanceof NavigationEnd) afterNextRender(() => shared.after(), { injector });
        if (event instanceof Scroll) {
          shared.before();
          queueMicrotask(() => shared.after());
        }
      });
    }
  });
  const page = (selector, left, top, size) => Component({
    selector,
    template: '<img data-shared="moon" alt="" style="position: absolute; left: ' + left + 'px; top: ' + top + 'px; width: ' + size + 'px; height: ' + size + 'px"><div style="height: 3000px"></div>',
  })(class {});
  const Root = Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' })(
    class { shared = inject(SharedElements); },
  );
  document.body.innerHTML = '<app-root></app-root>';
  const app = await start(Root, provideRouter(
    [{ path: '', component: page('app-list', 10, 1000, 40) }, { path: 'moon', component: page('app-moon', 210, 0, 400) }],
    withInMemoryScrolling({ scrollPositionRestoration: 'enabled' }),
  ));
  export const go = async (url) => { await app.injector.get(Router).navigateByUrl(url); app.tick(); await settled(); frame$.next(0); flush(); };
  export const step = async (dt) => { frame$.next(dt); flush(); await settled(); };
  export const pages = () => [...document.querySelectorAll('img')].map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return [left, top, width].map(Math.round).join(' ');
  }).join(', ');
  await go('/');`;

describeInChromium('an element that two pages of a router share', ({ open }) => {
  it('glides from one page to the other, also if the router scrolls, and reverses', async () => {
    const { page } = await open({ script: sharing });
    const pages = (): Promise<string> => page.evaluate(() => exported.pages());
    const step = (dt: number): Promise<void> => page.evaluate((seconds) => exported.step(seconds), dt);
    await page.evaluate(() => scrollTo(0, 900));
    expect(await pages()).toBe('10 100 40');
    await page.evaluate(() => exported.go('/moon'));
    expect(await pages()).toBe('10 100 40');
    await step(0.5);
    expect(await pages()).toBe('110 50 220');
    await page.evaluate(() => exported.go('/'));
    expect(await pages()).toBe('110 50 220');
    await step(1);
    await step(1);
    expect(await pages()).toBe('10 1000 40');
  });
});
