/** Metadata of @angular/animations, as `ng`, and its replacement; `card` is the target, `dots` are its children. */
export interface Pair {
  readonly name: string;
  readonly theirs: string;
  readonly ours: string;
}

export const pairs: readonly Pair[] = [
  {
    name: 'style, animate',
    theirs: "[ng.style({ opacity: 0 }), ng.animate('400ms', ng.style({ opacity: 0.8 }))]",
    ours: 'sequence(fadeTo(0, 0), fadeTo(0.4, 0.8))',
  },
  {
    name: 'timing strings',
    theirs: "ng.animate('0.3s 100ms ease-out', ng.style({ opacity: 0.2 }))",
    ours: 'sequence(delayTime(0.1), eased(fadeTo(0.3, 0.2), cubicBezier(0, 0, 0.58, 1)))',
  },
  {
    name: 'transforms',
    theirs: "ng.animate('400ms', ng.style({ transform: 'translateX(80px) rotate(90deg)' }))",
    ours: 'spawn(moveBy(0.4, { x: 80, y: 0 }), rotateBy(0.4, 90))',
  },
  {
    name: 'percent',
    theirs:
      "[ng.style({ transform: 'translateX(100%)' }), ng.animate('400ms', ng.style({ transform: 'translateX(-50%)' }))]",
    ours: "cssKeyframes(0.4, [{ transform: 'translateX(100%)' }, { transform: 'translateX(-50%)' }])",
  },
  {
    name: 'keyframes',
    theirs:
      'ng.animate(400, ng.keyframes([ng.style({ opacity: 1, offset: 0 }), ng.style({ opacity: 0.2, offset: 0.25 }), ng.style({ opacity: 0.8, offset: 1 })]))',
    ours: 'sequence(fadeTo(0.1, 0.2), fadeTo(0.3, 0.8))',
  },
  {
    name: 'sequence',
    theirs:
      "ng.sequence([ng.animate('200ms', ng.style({ opacity: 0 })), ng.animate('200ms', ng.style({ width: '20px' }))])",
    ours: 'sequence(fadeTo(0.2, 0), resizeTo(0.2, { width: 20 }))',
  },
  {
    name: 'group',
    theirs:
      "ng.group([ng.animate('400ms', ng.style({ opacity: 0 })), ng.animate('200ms', ng.style({ width: '20px' }))])",
    ours: 'spawn(fadeTo(0.4, 0), resizeTo(0.2, { width: 20 }))',
  },
  {
    name: 'query, stagger',
    theirs: "ng.query('i', ng.stagger(100, [ng.animate('200ms', ng.style({ opacity: 0 }))]))",
    ours: 'stagger(0.1, dots.map((dot) => targeted(dot, fadeTo(0.2, 0))))',
  },
  {
    name: 'query, backwards',
    theirs: "ng.query('i', ng.stagger('-100ms', ng.animate('200ms', ng.style({ opacity: 0 }))))",
    ours: 'stagger(0.1, [...dots].reverse().map((dot) => targeted(dot, fadeTo(0.2, 0))))',
  },
  {
    name: 'animation, useAnimation',
    theirs:
      "ng.useAnimation(ng.animation(ng.animate('{{ time }}', ng.style({ opacity: '{{ end }}' })), { params: { time: '400ms', end: 0 } }), { params: { end: 0.5 } })",
    ours: '((end = 0, time = 0.4) => fadeTo(time, end))(0.5)',
  },
];
