/**
 * Components as applications and libraries write them, each with @angular/animations. Their shapes are those of public
 * components, named in `after`; the code was written for this test.
 */
export interface ComponentCase {
  /** The class in `source`. */
  readonly name: string;
  readonly after: string;
  readonly files: Readonly<Record<string, string>>;
  /** Functions of the component, as code. */
  readonly before?: string;
  readonly change: string;
  /** What the migrated component must say. */
  readonly expected: readonly string[];
}

const ng = (...names: string[]): string => `import { ${names.join(', ')} } from '@angular/animations';`;

export const components: readonly ComponentCase[] = [
  {
    name: 'OpenClose',
    after: 'the open-close example of Angular’s guide',
    files: {
      'open-close.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'state', 'style', 'transition', 'trigger')}

@Component({
  selector: 'app-open-close',
  animations: [
    trigger('openClose', [
      state('open', style({ height: '200px', opacity: 1 })),
      state('closed', style({ height: '100px', opacity: 0.8 })),
      transition('open => closed', [animate('1s')]),
      transition('closed => open', [animate('0.5s')]),
      transition('* => closed', [animate('1s')]),
    ]),
  ],
  template: \`
    <div [@openClose]="isOpen() ? 'open' : 'closed'" (@openClose.done)="finished($event.toState)" class="box">Box</div>
  \`,
})
export class OpenClose {
  readonly isOpen = signal(true);
  readonly logged: string[] = [];

  finished(state: string): void {
    this.logged.push(state);
  }
}
`,
    },
    change: '(it) => it.isOpen.set(false)',
    expected: [
      '[openCloseTrigger]="isOpen() ? \'open\' : \'closed\'" (openCloseDone)="finished($event.toState)"',
      'runTrigger(openCloseAnimation, this.openCloseTrigger, { done: (event) => this.openCloseDone.emit(event) })',
      'imports: [OpenCloseTrigger],',
    ],
  },
  {
    name: 'HeroList',
    after: 'the list of Angular’s guide whose heroes fly in and out',
    files: {
      'hero-list.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'state', 'style', 'transition', 'trigger')}

@Component({
  selector: 'app-hero-list',
  template: \`
    <ul>
      @for (hero of heroes(); track hero) {
        <li [@flyInOut]="'in'">{{ hero }}</li>
      }
    </ul>
  \`,
  animations: [
    trigger('flyInOut', [
      state('in', style({ transform: 'translateX(0)' })),
      transition('void => *', [style({ transform: 'translateX(-100%)' }), animate(300)]),
      transition('* => void', [animate(300, style({ transform: 'translateX(100%)' }))]),
    ]),
  ],
})
export class HeroList {
  readonly heroes = signal<readonly string[]>([]);
}
`,
    },
    change: '(it) => it.heroes.set(["Ada", "Bo"])',
    expected: [
      `<li (animate.enter)="flyInOutEnter($event)" (animate.leave)="flyInOutLeave($event)">`,
      `flyInOutEnter = appear(fromMetadata(flyInOutAnimation)('void', 'in'));`,
    ],
  },
  {
    name: 'FilteredList',
    after: 'the staggered list of Angular’s guide that a filter shortens',
    files: {
      'filtered-list.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'query', 'stagger', 'style', 'transition', 'trigger')}

@Component({
  selector: 'app-filtered-list',
  template: \`
    <ul class="heroes" [@filterAnimation]="heroes().length">
      @for (hero of heroes(); track hero) {
        <li class="hero">{{ hero }}</li>
      }
    </ul>
  \`,
  animations: [
    trigger('filterAnimation', [
      transition(':increment', [
        query(':enter', [style({ opacity: 0, width: 0 }), stagger(50, [animate('300ms ease-out', style({ opacity: 1, width: '*' }))])], { optional: true }),
      ]),
      transition(':decrement', [query(':leave', [stagger(50, [animate('300ms ease-out', style({ opacity: 0, width: 0 }))])])]),
    ]),
  ],
})
export class FilteredList {
  readonly heroes = signal<readonly string[]>(['Ada']);
}
`,
    },
    change: '(it) => it.heroes.set(["Ada", "Bo", "Cy", "Di"])',
    expected: [
      'appear(tweenFrom(0.3, { opacity: 0, width: 0 }, cubicBezier(0, 0, 0.58, 1)), { gap: 0.05 })',
      'vanish(to(0.3, { opacity: 0, width: 0 }, cubicBezier(0, 0, 0.58, 1)), { gap: 0.05 })',
      '<li class="hero" (animate.enter)="filterAnimationEnter($event)"',
    ],
  },
  {
    name: 'ExpansionPanel',
    after: 'an expansion panel of a component library',
    files: {
      'panel-animations.ts': `${ng('animate', 'state', 'style', 'transition', 'trigger')}

export const panelAnimations = trigger('bodyExpansion', [
  state('collapsed, void', style({ height: '0px', visibility: 'hidden' })),
  state('expanded', style({ height: '*', visibility: 'visible' })),
  transition('expanded <=> collapsed, void => collapsed', animate('225ms cubic-bezier(0.4, 0, 0.2, 1)')),
]);
`,
      'expansion-panel.ts': `import { Component, signal } from '@angular/core';
import { panelAnimations } from './panel-animations';

@Component({
  selector: 'app-expansion-panel',
  template: \`<section [@bodyExpansion]="expanded() ? 'expanded' : 'collapsed'"><p class="tall">Body</p></section>\`,
  animations: [panelAnimations],
})
export class ExpansionPanel {
  readonly expanded = signal(false);
}
`,
    },
    change: '(it) => it.expanded.set(true)',
    expected: ['runTrigger(panelAnimations, this.bodyExpansionTrigger)', '[bodyExpansionTrigger]="expanded()'],
  },
  {
    name: 'Toast',
    after: 'a toast of a notification library, whose times are parameters',
    files: {
      'toast.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'state', 'style', 'transition', 'trigger')}

@Component({
  selector: 'app-toast',
  standalone: true,
  imports: [],
  template: \`<div class="toast" [@flyInOut]="state()">Saved</div>\`,
  animations: [
    trigger('flyInOut', [
      state('inactive', style({ opacity: 0 })),
      state('active', style({ opacity: 1 })),
      state('removed', style({ opacity: 0 })),
      transition('inactive => active', animate('{{ easeTime }}ms {{ easing }}')),
      transition('active => removed', animate('{{ easeTime }}ms {{ easing }}')),
    ]),
  ],
})
export class Toast {
  readonly state = signal({ value: 'inactive', params: { easeTime: 400, easing: 'ease-in' } });
}
`,
    },
    change: '(it) => it.state.update((state) => ({ ...state, value: "active" }))',
    expected: ['imports: [FlyInOutTrigger]', '[flyInOutTrigger]="state()"'],
  },
  {
    name: 'Dialog',
    after: 'a dialog of a component library, with shared animations and parameters',
    files: {
      'dialog.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'animation', 'style', 'transition', 'trigger', 'useAnimation')}

const showAnimation = animation([style({ transform: '{{ transform }}', opacity: 0 }), animate('{{ transition }}', style({ transform: 'none', opacity: 1 }))]);
const hideAnimation = animation([animate('{{ transition }}', style({ transform: '{{ transform }}', opacity: 0 }))]);

@Component({
  selector: 'app-dialog',
  template: \`
    @if (visible()) {
      <div
        class="dialog"
        [@animation]="{ value: 'visible', params: { transform: 'scale(0.7)', transition: '150ms cubic-bezier(0, 0, 0.2, 1)' } }"
        (@animation.done)="shown()"
      >
        Text
      </div>
    }
  \`,
  animations: [
    trigger('animation', [transition('void => visible', [useAnimation(showAnimation)]), transition('visible => void', [useAnimation(hideAnimation)])]),
  ],
})
export class Dialog {
  readonly visible = signal(false);
  readonly logged: string[] = [];

  shown(): void {
    this.logged.push('done');
  }
}
`,
    },
    change: '(it) => it.visible.set(true)',
    expected: [
      `fromMetadata(animationAnimation, { params: { transform: 'scale(0.7)', transition: '150ms cubic-bezier(0, 0, 0.2, 1)' } })('void', 'visible')`,
      'done: () => this.shown()',
    ],
  },
  {
    name: 'Note',
    after: 'a note with a template of its own and a shared fade',
    files: {
      'fade.ts': `${ng('animate', 'keyframes', 'style', 'transition', 'trigger')}

export const fade = trigger('fade', [
  transition(':enter', [style({ opacity: 0 }), animate('0.25s ease-in-out', style({ opacity: 1 }))]),
  transition(':leave', animate(400, keyframes([style({ opacity: 1, offset: 0 }), style({ opacity: 0.9, offset: 0.5 }), style({ opacity: 0, offset: 1 })]))),
]);
`,
      'note.html': `<button>Open</button>
<p *ngIf="isOpen()" @fade class="note">Saved</p>
`,
      'note.ts': `import { NgIf } from '@angular/common';
import { Component, signal } from '@angular/core';
import { fade } from './fade';

@Component({ selector: 'app-note', imports: [NgIf], templateUrl: './note.html', animations: [fade] })
export class Note {
  readonly isOpen = signal(true);
}
`,
    },
    change: '(it) => it.isOpen.set(false)',
    expected: [
      'appear(tweenFrom(0.25, { opacity: 0 }, cubicBezier(0.42, 0, 0.58, 1)))',
      "vanish(fromMetadata(fade)('in', 'void'))",
      '<p *ngIf="isOpen()" (animate.enter)="fadeEnter($event)" (animate.leave)="fadeLeave($event)" class="note">',
    ],
  },
  {
    name: 'Page',
    after: 'a page whose items leave before it',
    files: {
      'page.ts': `import { Component, signal } from '@angular/core';
${ng('animate', 'animateChild', 'query', 'style', 'transition', 'trigger')}

@Component({
  selector: 'app-page',
  template: \`@if (isOpen()) { <main @page>Page @for (item of [1, 2]; track item) { <i @item>{{ item }}</i> }</main> }\`,
  animations: [
    trigger('page', [transition(':leave', [query('@item', animateChild()), animate('200ms', style({ opacity: 0 }))])]),
    trigger('item', [transition(':leave', animate('300ms', style({ opacity: 0.2 })))]),
  ],
})
export class Page {
  readonly isOpen = signal(true);
}
`,
    },
    change: '(it) => it.isOpen.set(false)',
    expected: [
      `vanish(to(0.2, { opacity: 0 }), { children: 'first' })`,
      'appear(delayTime(0), { leave: to(0.3, { opacity: 0.2 }) })',
    ],
  },
];
