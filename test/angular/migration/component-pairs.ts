/**
 * A component with @angular/animations and one with rx-motion: the template, `animations` (as `ng`) or the fields, and
 * a change. Both have the signals `isOpen`, `items`, `count` and `state`, and `log`.
 */
export interface ComponentPair {
  readonly name: string;
  readonly theirs: Side;
  readonly ours: Side;
  /** The initial state. */
  readonly before: string;
  /** The change that is compared. */
  readonly change: string;
}

export interface Side {
  readonly template: string;
  readonly code: string;
  /** By default the clock of the test. */
  readonly providers?: string;
}

const DOOR =
  "ng.trigger('door', [ng.state('closed', ng.style({ width: '40px', opacity: 0.5 })), ng.state('open', ng.style({ width: '200px', opacity: 1 })), ng.transition('closed <=> open', ng.animate('400ms ease-in'))])";

export const componentPairs: readonly ComponentPair[] = [
  {
    name: ':enter',
    theirs: {
      template: '@if (isOpen()) { <p @note>Saved</p> }',
      code: "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    },
    ours: {
      template: '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      code: 'appear = appear(tweenFrom(0.4, { opacity: 0 }))',
    },
    before: 'isOpen.set(false)',
    change: 'isOpen.set(true)',
  },
  {
    name: ':leave',
    theirs: {
      template: '@if (isOpen()) { <p @note>Saved</p> }',
      code: "ng.trigger('note', [ng.transition(':leave', ng.animate('400ms', ng.style({ opacity: 0, transform: 'translateY(24px)' })))])",
    },
    ours: {
      template: '@if (isOpen()) { <p (animate.leave)="vanish($event)">Saved</p> }',
      code: 'vanish = vanish(to(0.4, { opacity: 0, y: 24 }))',
    },
    before: 'isOpen.set(true)',
    change: 'isOpen.set(false)',
  },
  {
    name: "style({ height: '*' })",
    theirs: {
      template: '@if (isOpen()) { <p @note>Saved</p> }',
      code: "ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate(400, ng.style({ height: '*' }))])])",
    },
    ours: {
      template: '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      code: 'appear = appear(tweenFrom(0.4, { height: 0 }))',
    },
    before: 'isOpen.set(false)',
    change: 'isOpen.set(true)',
  },
  {
    name: ':enter and :leave, reused',
    theirs: {
      template: '@if (isOpen()) { <p @note>Saved</p> }',
      code: "ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate('400ms ease-out', ng.style({ height: '*' }))]), ng.transition(':leave', ng.animate('200ms', ng.style({ opacity: 0 })))])",
    },
    ours: {
      template: '@if (isOpen()) { <p (animate.enter)="appear($event)" (animate.leave)="vanish($event)">Saved</p> }',
      code: "note = fromMetadata(ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate('400ms ease-out', ng.style({ height: '*' }))]), ng.transition(':leave', ng.animate('200ms', ng.style({ opacity: 0 })))])); appear = appear(this.note('void', 'in')); vanish = vanish(this.note('in', 'void'))",
    },
    before: 'isOpen.set(false)',
    change: 'isOpen.set(true)',
  },
  {
    name: 'trigger, state, transition',
    theirs: {
      template: '<div [@door]="state()">Door</div>',
      code: "ng.trigger('door', [ng.state('closed', ng.style({ width: '40px' })), ng.state('open', ng.style({ width: '200px' })), ng.transition('closed <=> open', ng.animate('400ms ease-in'))])",
    },
    ours: {
      template: '<div [style.width.px]="width()">Door</div>',
      code: "width = glideSignal(() => (state() === 'open' ? 200 : 40), 0.4, cubicBezier(0.42, 0, 1, 1))",
    },
    before: "state.set('closed')",
    change: "state.set('open')",
  },
  {
    name: '[@door], (@door.done)',
    theirs: {
      template: '<div [@door]="state()" (@door.done)="log($event.toState)">Door</div>',
      code: DOOR,
    },
    ours: {
      template: '<div>Door</div>',
      code: `door = runTrigger(${DOOR}, state, { selector: 'div', done: ({ toState }) => this.log(toState) })`,
    },
    before: "state.set('closed')",
    change: "state.set('open')",
  },
  {
    name: ':increment',
    theirs: {
      template: '<b [@count]="count()">{{ count() }}</b>',
      code: "ng.trigger('count', [ng.transition(':increment', [ng.style({ opacity: 0.2 }), ng.animate(400, ng.style({ opacity: 1 }))])])",
    },
    ours: {
      template: '<b>{{ count() }}</b>',
      code: "motion = injectMotion(); last = 0; counted = effect(() => { if (count() > this.last) this.motion.stagger(0, 'b', sequence(fadeTo(0, 0.2), fadeTo(0.4, 1))); this.last = count(); })",
    },
    before: 'count.set(0)',
    change: 'count.set(1)',
  },
  {
    name: 'animateChild',
    theirs: {
      template: '@if (isOpen()) { <div @page>Page <i @item>1</i> <i @item>2</i></div> }',
      code: "ng.trigger('page', [ng.transition(':leave', [ng.query('@item', ng.animateChild()), ng.animate('200ms', ng.style({ opacity: 0 }))])]), ng.trigger('item', [ng.transition(':leave', ng.animate('300ms', ng.style({ opacity: 0.2 })))])",
    },
    ours: {
      template:
        '@if (isOpen()) { <div (animate.leave)="page($event)">Page <i (animate.enter)="item($event)">1</i> <i (animate.enter)="item($event)">2</i></div> }',
      code: "page = vanish(to(0.2, { opacity: 0 }), { children: 'first' }); item = appear(delayTime(0), { leave: to(0.3, { opacity: 0.2 }) })",
    },
    before: 'isOpen.set(true)',
    change: 'isOpen.set(false)',
  },
  {
    name: "query(':enter'), stagger",
    theirs: {
      template: '<ul [@list]="items().length">@for (item of items(); track item) { <li>{{ item }}</li> }</ul>',
      code: "ng.trigger('list', [ng.transition(':increment', ng.query(':enter', [ng.style({ opacity: 0 }), ng.stagger(100, ng.animate('200ms', ng.style({ opacity: 1 })))]))])",
    },
    ours: {
      template: '<ul>@for (item of items(); track item) { <li (animate.enter)="appear($event)">{{ item }}</li> }</ul>',
      code: 'appear = appear(tweenFrom(0.2, { opacity: 0 }), { gap: 0.1 })',
    },
    before: "items.set(['a'])",
    change: "items.set(['a', 'b', 'c', 'd'])",
  },
  {
    name: "query(':leave'), stagger",
    theirs: {
      template: '<ul [@list]="items().length">@for (item of items(); track item) { <li>{{ item }}</li> }</ul>',
      code: "ng.trigger('list', [ng.transition(':decrement', ng.query(':leave', ng.stagger(100, ng.animate('200ms', ng.style({ opacity: 0 })))))])",
    },
    ours: {
      template: '<ul>@for (item of items(); track item) { <li (animate.leave)="vanish($event)">{{ item }}</li> }</ul>',
      code: 'vanish = vanish(to(0.2, { opacity: 0 }), { gap: 0.1 })',
    },
    before: "items.set(['a', 'b', 'c', 'd'])",
    change: "items.set(['a'])",
  },
  {
    name: "group, query(':leave'), query(':enter')",
    theirs: {
      template:
        '<main [@pages]="state()">@if (state() === "one") { <section>One</section> } @else { <section>Two</section> }</main>',
      code: "ng.trigger('pages', [ng.transition('one => two', ng.group([ng.query(':leave', ng.animate('300ms', ng.style({ opacity: 0 }))), ng.query(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])]))])",
    },
    ours: {
      template:
        '<main>@if (state() === "one") { <section (animate.enter)="appear($event)" (animate.leave)="vanish($event)">One</section> } @else { <section (animate.enter)="appear($event)" (animate.leave)="vanish($event)">Two</section> }</main>',
      code: 'appear = appear(tweenFrom(0.4, { opacity: 0 })); vanish = vanish(to(0.3, { opacity: 0 }))',
    },
    before: "state.set('one')",
    change: "state.set('two')",
  },
  {
    name: '(@note.start), (@note.done)',
    theirs: {
      template:
        '@if (isOpen()) { <p @note (@note.start)="log($event.phaseName)" (@note.done)="log($event.phaseName)">Saved</p> }',
      code: "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    },
    ours: {
      template: '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      code: "appear = appear(sequence(callFunc(() => this.log('start')), tweenFrom(0.4, { opacity: 0 })), { done: () => this.log('done') })",
    },
    before: 'isOpen.set(false)',
    change: 'isOpen.set(true)',
  },
  {
    name: '@.disabled',
    theirs: {
      template: '<div [@.disabled]="true">@if (isOpen()) { <p @note>Saved</p> }</div>',
      code: "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    },
    ours: {
      template: '<div>@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }</div>',
      code: 'appear = appear(tweenFrom(0.4, { opacity: 0 }))',
      providers: 'provideInstantMotion()',
    },
    before: 'isOpen.set(false)',
    change: 'isOpen.set(true)',
  },
];
