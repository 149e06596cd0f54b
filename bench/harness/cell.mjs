export function number(value) {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/**
 * `4.10 ×1.05 (1.02–1.09)`: median, its ratio to the loop, the ratio's quartiles; where it is `absolute`, those of the
 * figure. `; 95 %: 9.80` where single frames are timed: so many took less.
 */
export function cell(result, { absolute, isFrame } = {}) {
  if (result === undefined) return '';
  if (result.failed !== undefined) return 'failed';
  const { value, ratio, problem } = result;
  const parts = [number(value.median)];
  if (absolute) parts.push(spread(value));
  else if (ratio !== undefined) parts.push(`×${number(ratio.median)}`, spread(ratio));
  if (problem !== undefined) parts.push('!');
  const text = parts.filter(Boolean).join(' ');
  return isFrame ? `${text}; 95 %: ${number(value.most)}` : text;
}

const spread = ({ low, high }) => (number(low) === number(high) ? '' : `(${number(low)}–${number(high)})`);
