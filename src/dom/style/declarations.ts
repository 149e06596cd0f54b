/**
 * What a target says in its element's own style.
 *
 * Others may replace that style while a target is at work: a framework that binds it, a script that sets `cssText`. What the target
 * has said holds all the same: whenever it writes, it puts back what is gone or was changed.
 */
export class Declarations {
  private readonly style: CSSStyleDeclaration;
  private readonly list: Declaration[] = [];

  constructor(style: CSSStyleDeclaration) {
    this.style = style;
  }

  /** Holds a property as the style has it now. */
  expect(name: string): void {
    const declaration = this.of(name);
    declaration.said = declaration.kept = declaration.read(this.style);
  }

  /** Writes a property, and holds it from now on. */
  say(name: string, value: string | number): void {
    const declaration = this.of(name);
    declaration.said = value;
    declaration.kept = null;
    declaration.isFresh = true;
    declaration.write(this.style, value);
  }

  /** Puts back what others have changed. What was said since the last time is there. */
  hold(): void {
    const { style, list } = this;
    for (let index = 0; index < list.length; index++) {
      const declaration = list[index]!;
      if (declaration.isFresh) declaration.isFresh = false;
      else declaration.hold(style);
    }
  }

  private of(name: string): Declaration {
    const { list } = this;
    for (let index = 0; index < list.length; index++) if (list[index]!.name === name) return list[index]!;
    const declaration = new Declaration(name, this.style.getPropertyPriority(name));
    list.push(declaration);
    return declaration;
  }
}

/** One property, and what it is to be. */
class Declaration {
  readonly name: string;
  said: string | number = '';
  /** How the style spells it; null while that is not known. */
  kept: string | null = null;
  /** Whether it was said since all were held the last time. */
  isFresh = false;
  private readonly field: Field;

  /** @param priority It stays as important as it was found. */
  constructor(name: string, priority: string) {
    this.name = name;
    this.field = (priority === '' ? usual.get(name) : undefined) ?? fieldOf(name, priority);
  }

  read(style: CSSStyleDeclaration): string {
    return this.field.read(style as Style);
  }

  write(style: CSSStyleDeclaration, value: string | number): void {
    this.field.write(style as Style, value);
  }

  hold(style: CSSStyleDeclaration): void {
    if (this.kept !== null && this.read(style) === this.kept) return;
    this.write(style, this.said);
    this.kept = this.read(style);
  }
}

/** A style that takes numbers, too: they are read four times as fast as their text, though the types of the DOM know only text. */
type Style = CSSStyleDeclaration & Record<string, string | number>;

/** How a property is read from a style, and written there. */
interface Field {
  read(style: Style): string;
  write(style: Style, value: string | number): void;
}

/** Only names without a dash are fields of a style, and only without a priority. */
function fieldOf(name: string, priority: string): Field {
  if (name.includes('-') || priority !== '') {
    return {
      read: (style) => style.getPropertyValue(name),
      write: (style, value) => {
        style.setProperty(name, String(value), priority);
      },
    };
  }
  return {
    read: (style) => style[name] as string,
    write: (style, value) => {
      style[name] = value;
    },
  };
}

/** Those that are led most have their names written out: one that varies takes three times as long. */
const usual: ReadonlyMap<string, Field> = /* @__PURE__ */ new Map<string, Field>([
  ['transform', { read: (style) => style.transform, write: (style, value) => (style.transform = value as string) }],
  ['translate', { read: (style) => style.translate, write: (style, value) => (style.translate = value as string) }],
  ['rotate', { read: (style) => style.rotate, write: (style, value) => (style.rotate = value as string) }],
  ['scale', { read: (style) => style.scale, write: (style, value) => (style.scale = value as string) }],
  ['opacity', { read: (style) => style.opacity, write: (style, value) => (style.opacity = value as string) }],
]);
