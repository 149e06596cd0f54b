export type { ElementRef } from './element-ref.js';
export { useFlip } from './use-flip.js';
export { useMotion } from './use-motion.js';
export { type Presence, type PresenceOptions, usePresence } from './use-presence.js';
export { type ListedItem, type PresenceListOptions, usePresenceList } from './use-presence-list.js';
export { useSpring } from './use-spring.js';
