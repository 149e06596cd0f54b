import type {
  Deep,
  Faded,
  Flipped,
  Percentage,
  Positioned,
  Removable,
  Rotated,
  Scaled,
  Sized,
  Skewed,
  Tinted,
  Viewed,
  Visible,
} from 'rx-motion';
import { Sprite } from 'rx-motion/canvas';
import type { StyleText, Styled, TextStyled } from 'rx-motion/dom';
import type { Framed } from 'rx-motion/sprite';

type Placed = Positioned & Deep & Rotated & Scaled & Skewed & Flipped & Viewed;
type Seen = Sized & Faded & Tinted & Visible & Percentage & Framed;

/** The state of an actor. */
export type ActorState = Placed & Seen;

/** An actor on a stage: a target for every action, whatever draws it. */
export interface Actor extends Placed, Seen, Removable, Styled, TextStyled {}

/** An actor for a canvas, or an invisible one. Its style is remembered, but not shown. */
export class SpriteActor extends Sprite implements Actor {
  private readonly texts = new Map<string, StyleText>();
  private readonly styles = new Map<string, { value: number; unit: string }>();

  style(property: string, unit: string = ''): { value: number; unit: string } {
    let number = this.styles.get(property);
    if (number === undefined) this.styles.set(property, (number = { value: 0, unit }));
    return number;
  }

  styleText(name: string): StyleText {
    let text = this.texts.get(name);
    if (text === undefined) {
      text = { name, value: '', computed: (text = '') => text, used: (text = '') => text };
      this.texts.set(name, text);
    }
    return text;
  }
}
