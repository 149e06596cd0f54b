import { type Lens, Property, property } from './lens.js';

/** The lens of a property: of those that are led most one with the property written out, for a key that varies takes ten times as long. */
export function quickProperty(name: string): Lens<Record<string, number>> {
  return usual.get(name) ?? property(name);
}

type Usual = Record<'x' | 'y' | 'rotation' | 'scaleX' | 'scaleY' | 'opacity', number>;

// A class each, so that who calls one knows by its class which property it leads.

class X extends Property {
  override read({ x }: Usual): number {
    return x;
  }

  override write(target: Usual, value: number): void {
    target.x = value;
  }
}

class Y extends Property {
  override read({ y }: Usual): number {
    return y;
  }

  override write(target: Usual, value: number): void {
    target.y = value;
  }
}

class Rotation extends Property {
  override read({ rotation }: Usual): number {
    return rotation;
  }

  override write(target: Usual, value: number): void {
    target.rotation = value;
  }
}

class ScaleX extends Property {
  override read({ scaleX }: Usual): number {
    return scaleX;
  }

  override write(target: Usual, value: number): void {
    target.scaleX = value;
  }
}

class ScaleY extends Property {
  override read({ scaleY }: Usual): number {
    return scaleY;
  }

  override write(target: Usual, value: number): void {
    target.scaleY = value;
  }
}

class Opacity extends Property {
  override read({ opacity }: Usual): number {
    return opacity;
  }

  override write(target: Usual, value: number): void {
    target.opacity = value;
  }
}

const usual: ReadonlyMap<string, Property> = /* @__PURE__ */ (() =>
  new Map(
    [
      new X('x'),
      new Y('y'),
      new Rotation('rotation'),
      new ScaleX('scaleX'),
      new ScaleY('scaleY'),
      new Opacity('opacity'),
    ].map((lens) => [lens.name, lens]),
  ))();
