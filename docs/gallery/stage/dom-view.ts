import type { Seconds } from 'rx-motion';
import { domTarget, flush, withCamera, withColor, withProgress, withSpriteFrames } from 'rx-motion/dom';
import type { Look } from '../looks/look.js';
import type { LookName } from '../looks/looks.js';
import { looks } from '../looks/looks.js';
import type { Actor, ActorState } from './actor.js';
import { Cast } from './cast.js';
import { fit } from './fit.js';
import type { View } from './view.js';

/** Shows a cast as elements of the page, in a layer that fills `host`. */
export function domView(host: HTMLElement): View {
  const layer = document.createElement('div');
  layer.className = 'dom-layer';
  layer.setAttribute('aria-hidden', 'true');
  host.append(layer);
  const left = new Map<HTMLElement, Seconds>();
  const elements: HTMLElement[] = [];
  const cast = new Cast(enter);
  const sized = fit(host).subscribe((scale) => layer.style.setProperty('--fit', String(scale)));
  return {
    cast,
    show(time) {
      for (const element of elements) comeAndGo(element, time);
      flush();
    },
    dispose() {
      sized.unsubscribe();
      layer.remove();
    },
  };

  function enter(lookName: LookName, state: Partial<ActorState>): Actor {
    const { anchor = { x: 0.5, y: 0.5 } }: Look = looks[lookName];
    const element = document.createElement('div');
    element.className = `look ${lookName}`;
    element.style.translate = `${-anchor.x * 100}% ${-anchor.y * 100}%`;
    element.style.transformOrigin = `${anchor.x * 100}% ${anchor.y * 100}%`;
    layer.append(element);
    elements.push(element);
    const target = withCamera(withColor(withProgress(withSpriteFrames(domTarget(element)))));
    return Object.assign(target, state);
  }

  function comeAndGo(element: HTMLElement, time: Seconds): void {
    if (time < (left.get(element) ?? 0)) {
      left.delete(element);
      layer.append(element);
    } else if (!element.isConnected && !left.has(element)) {
      left.set(element, time);
    }
  }
}
