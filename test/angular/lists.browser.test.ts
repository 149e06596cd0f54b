import { describeLists } from '../layout/list-test.js';
import { startOf } from './start.js';

const script = (change: 'zone' | 'zoneless'): string => `
  ${startOf(change)}
  import { Component, createComponent, Directive, signal } from '@angular/core';
  import { defer, of } from 'rxjs';
  import { fadeOut, tweenFrom } from 'rx-motion';
  import { appear, injectFlip, provideMotion, vanish } from 'rx-motion/angular';
  import { runLists } from './test/layout/random-lists.ts';

  let frame$;
  const frames = provideMotion({ frame$: defer(() => frame$), reduced$: of(false) });
  document.body.append(document.createElement('app-root'));
  const app = await start(Component({ selector: 'app-root', template: '' })(class {}), frames);

  export async function run(count) {
    const wrong = await runLists(count, (place, first, { enter, leave, leaving }, frames$) => {
      frame$ = frames$;
      const items = signal(first);
      const Flip = Directive({ selector: 'ul' })(class { constructor() { injectFlip({ leaving }); } });
      const List = Component({
        selector: 'app-list',
        imports: [Flip],
        template: \`<ul>@for (item of items(); track item) {
          <li [attr.data-key]="item" (animate.enter)="appear($event)" (animate.leave)="vanish($event)">item {{ item }}</li>
        }</ul>\`,
      })(class {
        items = items;
        appear = appear(enter ?? tweenFrom(0.2, { opacity: 0 }));
        vanish = vanish(leave ?? fadeOut(0.2));
      });
      const hostElement = place.appendChild(document.createElement('div'));
      const ref = createComponent(List, { environmentInjector: app.injector, hostElement });
      app.attachView(ref.hostView);
      app.tick();
      return {
        show(next, isLater) {
          items.set(next);
          if (!isLater) app.tick();
        },
        unmount() {
          app.detachView(ref.hostView);
          ref.destroy();
        },
      };
    }, false);
    return [...wrong, ...errors];
  }`;

for (const change of ['zone', 'zoneless'] as const) describeLists(`Angular, ${change},`, script(change));
