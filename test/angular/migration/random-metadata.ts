/**
 * Random metadata of @angular/animations, as source for a page where `ng` is that package. It avoids cases that the
 * package itself gets wrong: no two branches animate one property; a `style` is only at the beginning of a timeline,
 * and before a `stagger` only in a query that stands alone; nothing follows `keyframes` or a `sequence` with a delay.
 */
export const randomMetadata = `
  function metadataOf(seed) {
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const below = (count) => Math.floor(random() * count);
    const pick = (list) => list[below(list.length)];
    const values = {
      opacity: () => pick([0, 0.25, '0.5', 0.9]),
      width: () => pick(['10px', '150px', '50%', '*']),
      height: () => pick(['5px', '60px', '*', 33]),
      transform: () => pick(['translateX(40px)', 'rotate(90deg)', 'translate(10px, 20px) scale(2)', 'none']),
      marginLeft: () => pick(['30px', '1em', '*']),
    };
    const easing = () => pick(['', ' ease', ' ease-in-out', ' cubic-bezier(0.1, 0.7, 0.9, 0.2)', ' linear']);
    const timings = () => pick([
      () => 20 + 10 * below(30),
      () => 100 + 10 * below(20) + 'ms' + easing(),
      () => (0.1 + below(9) / 20) + 's ' + 10 * below(9) + 'ms' + easing(),
      () => '.25s 0.05s' + easing(),
    ])();
    const stylesOf = (names) => {
      const some = names.filter(() => random() < 0.7);
      return Object.fromEntries((some.length === 0 ? names.slice(0, 1) : some).map((name) => [name, values[name]()]));
    };
    const frames = (names) => {
      const count = 2 + below(3);
      const offsets = pick([[0, 0.2, 0.6, 1], null]);
      const ends = offsets && [...offsets.slice(0, count - 1), 1];
      return ng.keyframes(Array.from({ length: count }, (_, index) => ng.style({
        ...stylesOf(names),
        ...(ends && { offset: ends[index] }),
        ...(random() < 0.3 && { easing: pick(['ease-in', 'steps(3)']) }),
      })));
    };
    const split = (names) => {
      const at = 1 + below(names.length - 1);
      return [names.slice(0, at), names.slice(at)];
    };
    const delay = () => pick([undefined, { delay: 40 }, { delay: '0.06s' }]);
    const animate = (names, isLast = false) => ng.animate(timings(), isLast && random() < 0.5 ? frames(names) : ng.style(stylesOf(names)));
    const inner = (isFirst, isLast) => {
      const names = pick([['opacity'], ['marginLeft', 'opacity'], ['transform']]);
      const gap = pick([30, '50ms', '-40ms', '0.02s']);
      return pick([
        () => animate(names, isLast),
        () => [ng.style(stylesOf(names)), animate(names, isLast)],
        () => ng.stagger(gap, [animate(names, isLast)]),
        () => isFirst ? [ng.style(stylesOf(names)), ng.stagger(gap, animate(names, isLast))] : animate(names, isLast),
        () => ng.stagger(gap, [ng.style(stylesOf(names)), animate(names), animate(names, isLast)]),
      ])();
    };
    const query = (isFirst, isLast) => ng.query(
      pick(['i', 'i:nth-child(even)', 'b', 'b, i', '.none', ' i ']),
      inner(isFirst, isLast),
      { optional: true, limit: pick([undefined, 1, 2, -1, -2, 0]), ...(!isFirst && delay()) },
    );
    const step = (names, depth, queries, isLast) => {
      const kind = below(depth > 0 ? 7 : 2);
      if (kind < 2) return animate(names, isLast);
      if (kind === 2) return ng.sequence(steps(names, depth - 1, false, isLast), isLast ? delay() : undefined);
      if (kind === 3 && names.length > 1) {
        const [some, others] = split(names);
        return ng.group([step(some, depth - 1, queries, isLast), step(others, depth - 1, false, isLast)], delay());
      }
      if (kind === 4 && queries) return query(false, isLast);
      if (kind === 5) {
        const definition = ng.animation(
          [ng.animate('{{ time }} {{ curve }}', ng.style({ [names[0]]: names[0] === 'opacity' ? '{{ end }}' : values[names[0]]() }))],
          { params: { time: '120ms', curve: 'ease-in', end: 0.75 }, ...delay() },
        );
        const outer = ng.animation(ng.useAnimation(definition, { params: { time: '{{ length }}', ...(random() < 0.5 && { end: 0.1 }) } }), { params: { length: '200ms' } });
        return pick([
          () => ng.useAnimation(definition),
          () => ng.useAnimation(definition, { params: { time: '0.3s 20ms' }, ...delay() }),
          () => ng.useAnimation(outer),
          () => ng.useAnimation(outer, { params: { length: 150 + 'ms' } }),
        ])();
      }
      return animate(names, isLast);
    };
    const steps = (names, depth, queries, isLast) => {
      const count = 1 + below(3);
      return Array.from({ length: count }, (_, index) => step(names, depth, queries, isLast && index === count - 1));
    };
    const names = Object.keys(values);
    if (random() < 0.2) return query(true, true);
    const all = steps(names, 2, true, true);
    return random() < 0.4 ? [ng.style(stylesOf(names)), ...all] : all;
  }`;
