import { start, stop } from './list.mjs';

const colours = [];

export const colour = (target, duration, paint) => {
  const [red, green, blue] = channelsOf(target.paint);
  const [toRed, toGreen, toBlue] = channelsOf(paint);
  return start(colours, {
    target,
    red,
    green,
    blue,
    deltaRed: toRed - red,
    deltaGreen: toGreen - green,
    deltaBlue: toBlue - blue,
    duration,
    elapsed: 0,
    index: 0,
    list: colours,
  });
};

const channelsOf = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

export function stepColours(dt) {
  for (let i = colours.length - 1; i >= 0; i--) {
    const action = colours[i];
    const elapsed = (action.elapsed += dt);
    const t = Math.min(1, elapsed / action.duration);
    const red = Math.round(action.red + action.deltaRed * t);
    const green = Math.round(action.green + action.deltaGreen * t);
    const blue = Math.round(action.blue + action.deltaBlue * t);
    action.target.paint = `rgb(${red}, ${green}, ${blue})`;
    if (t === 1) stop(action);
  }
}
