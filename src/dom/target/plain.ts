import { Transform } from '../../target/transform.js';

/** The target of an element without the features that are imported: asked for one of those, it says which import. */
export abstract class Plain extends Transform {
  get color(): never {
    return missing('color', 'withColor');
  }

  get scale(): never {
    throw new TypeError('domTarget: scale must be animated by scaleTo, as scaleX and scaleY, got a property');
  }

  get backgroundColor(): never {
    throw new TypeError('domTarget: backgroundColor must be animated by styleTo of rx-motion/dom, got a property');
  }

  get spriteFrame(): never {
    return missing('spriteFrame', 'withSpriteFrames');
  }

  get percentage(): never {
    return missing('percentage', 'withProgress');
  }

  get eye(): never {
    return missing('eye', 'withCamera');
  }
}

function missing(property: string, feature: string): never {
  throw new TypeError(`domTarget: ${property} needs ${feature}(target) of rx-motion/dom, got a target without it`);
}
