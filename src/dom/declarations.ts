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
    const declaration = new Declaration(name);
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
  /** Only such names are fields of a style. */
  private readonly isWord: boolean;

  constructor(name: string) {
    this.name = name;
    this.isWord = !name.includes('-');
  }

  read(style: CSSStyleDeclaration): string {
    return this.isWord ? (style as unknown as Record<string, string>)[this.name]! : style.getPropertyValue(this.name);
  }

  write(style: CSSStyleDeclaration, value: string | number): void {
    // A number is read four times as fast as its text, though the types of the DOM know only text.
    if (this.isWord) (style as unknown as Record<string, string | number>)[this.name] = value;
    else style.setProperty(this.name, String(value));
  }

  hold(style: CSSStyleDeclaration): void {
    if (this.kept !== null && this.read(style) === this.kept) return;
    this.write(style, this.said);
    this.kept = this.read(style);
  }
}
