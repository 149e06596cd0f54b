import fc from 'fast-check';

const integer = (min: number, max: number) => fc.integer({ min, max });
/** Numbers with two decimals. */
const amount = (min: number, max: number) => integer(min * 100, max * 100).map((value) => value / 100);
const percentage = integer(0, 100).map((value) => `${value}%`);
const hue = fc.oneof(
  integer(-400, 800).map(String),
  integer(0, 360).map((value) => `${value}deg`),
  amount(0, 1).map((value) => `${value}turn`),
  integer(0, 400).map((value) => `${value}grad`),
);
const alpha = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  amount(0.1, 1).map((value) => ` / ${value}`),
  integer(10, 100).map((value) => ` / ${value}%`),
);
const spaced = (name: string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(fc.tuple(...parts), alpha).map(([channels, alpha]) => `${name}(${channels.join(' ')}${alpha})`);

const hex = fc
  .tuple(integer(0, 255), integer(0, 255), integer(0, 255))
  .map((bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
const byte = integer(0, 255).map(String);

/** Colours in legacy syntax. */
export const legacyTexts: fc.Arbitrary<string> = fc.oneof(
  hex,
  fc.constantFrom('red', 'navy', 'rebeccapurple', 'white', 'gray'),
  spaced('rgb', byte, byte, byte),
  spaced('hsl', hue, percentage, percentage),
  spaced('hwb', hue, percentage, percentage),
);

const part = amount(0, 1).map(String);

/** Colours in any syntax, with all channels. */
export const colorTexts: fc.Arbitrary<string> = fc.oneof(
  legacyTexts,
  spaced('lab', percentage, integer(-100, 100).map(String), integer(-100, 100).map(String)),
  spaced('lch', integer(0, 100).map(String), integer(0, 130).map(String), hue),
  spaced('oklab', percentage, amount(-0.3, 0.3).map(String), amount(-0.3, 0.3).map(String)),
  spaced('oklch', part, amount(0, 0.3).map(String), hue),
  fc
    .constantFrom(
      'srgb',
      'srgb-linear',
      'display-p3',
      'a98-rgb',
      'prophoto-rgb',
      'rec2020',
      'xyz',
      'xyz-d50',
      'xyz-d65',
    )
    .chain((space) => spaced('color', fc.constant(space), part, part, part)),
);

const number = fc.constantFrom('1', '0', '20', '.5', '-1', '1e2', '+3', '1.25', '300', '2e-1', 'none', 'NONE');
const percent = fc.constantFrom('50%', '0%', '100%', '12.5%', '-10%', '150%', '+5%', '.5%', 'none');
const wildHue = fc.oneof(number, fc.constantFrom('120deg', '1turn', '3rad', '100grad', '-30deg', '.25TURN', '400deg'));
const odd = fc.constantFrom('1px', '2.', '1e', 'red', '1none', '#1', '3rad', '50%', '', '1 2', '--1');
/** The channels of a colour: numbers, percentages or both, and a hue at its index. */
const wildChannels = (hueAt: number | undefined): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      fc.constantFrom(number, percent, fc.oneof(number, percent)),
      fc.option(fc.tuple(fc.nat(3), odd), { freq: 5 }),
      fc.constantFrom(3, 3, 3, 3, 3, 3, 3, 3, 2, 4),
    )
    .chain(([channel, fault, count]) =>
      fc
        .tuple(...Array.from({ length: count }, (_, index) => (index === hueAt ? wildHue : channel)))
        .map((channels) => channels.map((it, index) => (index === fault?.[0] ? fault[1] : it))),
    );
const hueAt: Readonly<Record<string, number>> = { hsl: 0, hsla: 0, hwb: 0, lch: 2, oklch: 2 };

/** Texts that look like colours; one in seven is one. */
export const wildColorTexts: fc.Arbitrary<string> = fc
  .constantFrom(
    ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'RGB', 'hwba'],
    ...['color(srgb ', 'color(display-p3 ', 'color(xyz ', 'color(p3 ', 'color(oklab ', 'color('],
  )
  .chain((name) =>
    fc
      .tuple(
        wildChannels(hueAt[name]),
        fc.oneof(
          {
            weight: 4,
            arbitrary: fc.tuple(fc.constantFrom(' ', '  ', '\n'), fc.constantFrom('', ' / 0.5', '/50%', ' / none')),
          },
          { weight: 3, arbitrary: fc.tuple(fc.constantFrom(',', ', ', ' , '), fc.constantFrom('', ', 0.5', ',50%')) },
          fc.tuple(fc.constantFrom(' ', ',', '/'), fc.constantFrom(', 0.5', ' / 0.5', ' 0.5', '/ 1px')),
        ),
        fc.constantFrom(')', ')', ')', ' )', ')', '))', ')', ')'),
      )
      .map(
        ([channels, [gap, alpha], end]) =>
          `${name.includes('(') ? name : `${name}(`}${channels.join(gap)}${alpha}${end}`,
      ),
  );

const orNone = (channel: fc.Arbitrary<string>) => fc.oneof({ weight: 3, arbitrary: channel }, fc.constant('none'));

/** Colours with missing channels. */
export const incompleteTexts: fc.Arbitrary<string> = fc.oneof(
  spaced('hsl', orNone(hue), orNone(percentage), orNone(percentage)),
  spaced('hwb', orNone(hue), percentage, percentage),
  spaced('lab', orNone(percentage), orNone(integer(-100, 100).map(String)), orNone(integer(-100, 100).map(String))),
  spaced('lch', orNone(integer(1, 100).map(String)), orNone(integer(1, 130).map(String)), orNone(hue)),
  spaced('oklch', orNone(part), orNone(amount(0.01, 0.3).map(String)), orNone(hue)),
  spaced('color', fc.constant('display-p3'), orNone(part), orNone(part), orNone(part)),
);

const clearChroma = amount(0.05, 0.3).map(String);
const plainHue = integer(0, 359).map(String);

/** Oklch colours with hues from 0 to 360. */
export const oklchTexts: fc.Arbitrary<string> = spaced('oklch', part, clearChroma, plainHue);

/** The same with missing channels. */
export const incompleteOklchTexts: fc.Arbitrary<string> = spaced(
  'oklch',
  orNone(part),
  orNone(clearChroma),
  orNone(plainHue),
);
