/**
 * What is led in one property of an element's own style.
 *
 * Others may replace that style meanwhile: what is led and rests is written again when it is said the next time. It stays as important as what stood there, for a style
 * sheet may say `!important`, too.
 */
export class StyleEntry {
  private readonly style: CSSStyleDeclaration;
  /** As in CSS. */
  private readonly name: string;
  private readonly priority: string;
  /** What was written last; null before anything was. */
  private said: string | null = null;
  /** How the style spells that; null while nobody has looked. */
  private kept: string | null = null;

  constructor(style: CSSStyleDeclaration, name: string) {
    this.style = style;
    this.name = name;
    this.priority = style.getPropertyPriority(name);
  }

  /** Whether what was written last is there no more, or nobody has looked yet. */
  get isMissed(): boolean {
    return this.said !== null && (this.kept === null || this.read() !== this.kept);
  }

  write(text: string): void {
    const rests = text === this.said;
    this.style.setProperty(this.name, text, this.priority);
    this.said = text;
    // To read costs more than to write, so it is done only for what rests.
    this.kept = rests ? this.read() : null;
  }

  private read(): string {
    return this.style.getPropertyValue(this.name);
  }
}
