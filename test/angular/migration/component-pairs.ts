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
  /** Besides those of the test. */
  readonly providers?: string;
}

const DOOR =
  "ng.trigger('door', [ng.state('closed', ng.style({ width: '40px', opacity: 0.5 })), ng.state('open', ng.style({ width: '200px', opacity: 1 })), ng.transition('closed <=> open', ng.animate('400ms ease-in'))])";

/** Makes a pair: its name, the code before the change that is compared and the change, and both sides. */
function pair(
  name: string,
  [before, change]: readonly [string, string],
  sides: { readonly [side in 'theirs' | 'ours']: readonly [template: string, code: string, providers?: string] },
): ComponentPair {
  const [theirs, ours] = [sides.theirs, sides.ours].map(([template, code, providers]) => ({
    template,
    code,
    ...(providers !== undefined && { providers }),
  })) as [Side, Side];
  return { name, theirs, ours, before, change };
}

export const componentPairs: readonly ComponentPair[] = [
  pair(':enter', ['isOpen.set(false)', 'isOpen.set(true)'], {
    theirs: [
      '@if (isOpen()) { <p @note>Saved</p> }',
      "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    ],
    ours: [
      '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      'appear = appear(tweenFrom(0.4, { opacity: 0 }))',
    ],
  }),
  pair(':leave', ['isOpen.set(true)', 'isOpen.set(false)'], {
    theirs: [
      '@if (isOpen()) { <p @note>Saved</p> }',
      "ng.trigger('note', [ng.transition(':leave', ng.animate('400ms', ng.style({ opacity: 0, transform: 'translateY(24px)' })))])",
    ],
    ours: [
      '@if (isOpen()) { <p (animate.leave)="vanish($event)">Saved</p> }',
      'vanish = vanish(to(0.4, { opacity: 0, y: 24 }))',
    ],
  }),
  pair("style({ height: '*' })", ['isOpen.set(false)', 'isOpen.set(true)'], {
    theirs: [
      '@if (isOpen()) { <p @note>Saved</p> }',
      "ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate(400, ng.style({ height: '*' }))])])",
    ],
    ours: [
      '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      'appear = appear(tweenFrom(0.4, { height: 0 }))',
    ],
  }),
  pair(':enter and :leave, reused', ['isOpen.set(false)', 'isOpen.set(true)'], {
    theirs: [
      '@if (isOpen()) { <p @note>Saved</p> }',
      "ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate('400ms ease-out', ng.style({ height: '*' }))]), ng.transition(':leave', ng.animate('200ms', ng.style({ opacity: 0 })))])",
    ],
    ours: [
      '@if (isOpen()) { <p (animate.enter)="appear($event)" (animate.leave)="vanish($event)">Saved</p> }',
      "note = fromMetadata(ng.trigger('note', [ng.transition(':enter', [ng.style({ height: 0 }), ng.animate('400ms ease-out', ng.style({ height: '*' }))]), ng.transition(':leave', ng.animate('200ms', ng.style({ opacity: 0 })))])); appear = appear(this.note('void', 'in')); vanish = vanish(this.note('in', 'void'))",
    ],
  }),
  pair('trigger, state, transition', ["state.set('closed')", "state.set('open')"], {
    theirs: [
      '<div [@door]="state()">Door</div>',
      "ng.trigger('door', [ng.state('closed', ng.style({ width: '40px' })), ng.state('open', ng.style({ width: '200px' })), ng.transition('closed <=> open', ng.animate('400ms ease-in'))])",
    ],
    ours: [
      '<div [style.width.px]="width()">Door</div>',
      "width = glideSignal(() => (state() === 'open' ? 200 : 40), 0.4, cubicBezier(0.42, 0, 1, 1))",
    ],
  }),
  pair('[@door], (@door.done)', ["state.set('closed')", "state.set('open')"], {
    theirs: ['<div [@door]="state()" (@door.done)="log($event.toState)">Door</div>', DOOR],
    ours: [
      '<div>Door</div>',
      `door = runTrigger(${DOOR}, state, { selector: 'div', done: ({ toState }) => this.log(toState) })`,
    ],
  }),
  pair(':increment', ['count.set(0)', 'count.set(1)'], {
    theirs: [
      '<b [@count]="count()">{{ count() }}</b>',
      "ng.trigger('count', [ng.transition(':increment', [ng.style({ opacity: 0.2 }), ng.animate(400, ng.style({ opacity: 1 }))])])",
    ],
    ours: [
      '<b>{{ count() }}</b>',
      "motion = injectMotion(); last = 0; counted = effect(() => { if (count() > this.last) this.motion.stagger(0, 'b', sequence(fadeTo(0, 0.2), fadeTo(0.4, 1))); this.last = count(); })",
    ],
  }),
  pair('animateChild', ['isOpen.set(true)', 'isOpen.set(false)'], {
    theirs: [
      '@if (isOpen()) { <div @page>Page <i @item>1</i> <i @item>2</i></div> }',
      "ng.trigger('page', [ng.transition(':leave', [ng.query('@item', ng.animateChild()), ng.animate('200ms', ng.style({ opacity: 0 }))])]), ng.trigger('item', [ng.transition(':leave', ng.animate('300ms', ng.style({ opacity: 0.2 })))])",
    ],
    ours: [
      '@if (isOpen()) { <div (animate.leave)="page($event)">Page <i (animate.enter)="item($event)">1</i> <i (animate.enter)="item($event)">2</i></div> }',
      "page = vanish(to(0.2, { opacity: 0 }), { children: 'first' }); item = appear(delayTime(0), { leave: to(0.3, { opacity: 0.2 }) })",
    ],
  }),
  pair("query(':enter'), stagger", ["items.set(['a'])", "items.set(['a', 'b', 'c', 'd'])"], {
    theirs: [
      '<ul [@list]="items().length">@for (item of items(); track item) { <li>{{ item }}</li> }</ul>',
      "ng.trigger('list', [ng.transition(':increment', ng.query(':enter', [ng.style({ opacity: 0 }), ng.stagger(100, ng.animate('200ms', ng.style({ opacity: 1 })))]))])",
    ],
    ours: [
      '<ul>@for (item of items(); track item) { <li (animate.enter)="appear($event)">{{ item }}</li> }</ul>',
      'appear = appear(tweenFrom(0.2, { opacity: 0 }), { gap: 0.1 })',
    ],
  }),
  pair("query(':leave'), stagger", ["items.set(['a', 'b', 'c', 'd'])", "items.set(['a'])"], {
    theirs: [
      '<ul [@list]="items().length">@for (item of items(); track item) { <li>{{ item }}</li> }</ul>',
      "ng.trigger('list', [ng.transition(':decrement', ng.query(':leave', ng.stagger(100, ng.animate('200ms', ng.style({ opacity: 0 })))))])",
    ],
    ours: [
      '<ul>@for (item of items(); track item) { <li (animate.leave)="vanish($event)">{{ item }}</li> }</ul>',
      'vanish = vanish(to(0.2, { opacity: 0 }), { gap: 0.1 })',
    ],
  }),
  pair("group, query(':leave'), query(':enter')", ["state.set('one')", "state.set('two')"], {
    theirs: [
      '<main [@pages]="state()">@if (state() === "one") { <section>One</section> } @else { <section>Two</section> }</main>',
      "ng.trigger('pages', [ng.transition('one => two', ng.group([ng.query(':leave', ng.animate('300ms', ng.style({ opacity: 0 }))), ng.query(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])]))])",
    ],
    ours: [
      '<main>@if (state() === "one") { <section (animate.enter)="appear($event)" (animate.leave)="vanish($event)">One</section> } @else { <section (animate.enter)="appear($event)" (animate.leave)="vanish($event)">Two</section> }</main>',
      'appear = appear(tweenFrom(0.4, { opacity: 0 })); vanish = vanish(to(0.3, { opacity: 0 }))',
    ],
  }),
  pair('(@note.start), (@note.done)', ['isOpen.set(false)', 'isOpen.set(true)'], {
    theirs: [
      '@if (isOpen()) { <p @note (@note.start)="log($event.phaseName)" (@note.done)="log($event.phaseName)">Saved</p> }',
      "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    ],
    ours: [
      '@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }',
      "appear = appear(sequence(callFunc(() => this.log('start')), tweenFrom(0.4, { opacity: 0 })), { done: () => this.log('done') })",
    ],
  }),
  pair('@.disabled', ['isOpen.set(false)', 'isOpen.set(true)'], {
    theirs: [
      '<div [@.disabled]="true">@if (isOpen()) { <p @note>Saved</p> }</div>',
      "ng.trigger('note', [ng.transition(':enter', [ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 1 }))])])",
    ],
    ours: [
      '<div>@if (isOpen()) { <p (animate.enter)="appear($event)">Saved</p> }</div>',
      'appear = appear(tweenFrom(0.4, { opacity: 0 }))',
      'provideInstantMotion()',
    ],
  }),
];
