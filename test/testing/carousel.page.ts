import { frame$ } from 'rx-motion';
import { reducedMotion$ } from 'rx-motion/dom';
import { record } from 'rx-motion/testing';
import { fromEvent, map } from 'rxjs';
import { carousel, type CarouselInputs } from './carousel.js';

const step$ = fromEvent(document.querySelector('button')!, 'click').pipe(map(() => 1));
let watch: () => unknown = () => undefined;
const { inputs, log } = record<CarouselInputs>({ frame$, step$, reduced$: reducedMotion$ }, { watch: () => watch() });
watch = carousel(inputs, false);

export const shown = (): unknown => watch();
export const report = (): string => JSON.stringify(log);
