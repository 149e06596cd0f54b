import base from '../../../gallery/style/base.css?inline';
import scene from '../../../gallery/style/scene.css?inline';
import styles from './stream.css?inline';

/** `<rx-stream>` at its start, as a declarative shadow tree: the page shows it until the script has run. */
export function startPicture(): string {
  return `<template shadowrootmode="open"><style>${base}${scene}${styles}</style>
<section class="stream">
<div class="page"><div class="menu"><button class="menu-button">Menu</button></div></div>
<svg class="diagram" height="188">
<text class="name" y="26">click$</text><text class="name" y="74">runs</text><text class="name" y="148">open</text>
<svg x="84" style="width: calc(100% - 88px)"><path class="rail" d="M0 22H2000M0 168H2000"/></svg>
<g class="now" transform="translate(84 0)"><line y1="6" y2="182"/><circle cy="6" r="5"/></g>
</svg>
<div class="row"><label>Time</label><input class="scrubber" type="range" value="0"><button class="again">Play</button></div>
</section></template>`;
}
