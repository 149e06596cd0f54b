export type { ElementRef } from './element-ref.js';
export { useFlip } from './use-flip.js';
export { useMotion } from './use-motion.js';
export type { UsePresenceOptions } from './use-entries.js';
export { type Presence, usePresence } from './use-presence.js';
export { type ListedItem, type PresenceListOptions, usePresenceList } from './use-presence-list.js';
export { useRevealWords } from './use-reveal-words.js';
export { useSpring } from './use-spring.js';
