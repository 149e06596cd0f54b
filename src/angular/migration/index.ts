export { fromMetadata } from './from-metadata.js';
export type {
  FromMetadataOptions,
  Matcher,
  Metadata,
  MetadataOptions,
  Params,
  Parts,
  Steps,
  Styles,
  TriggerActions,
  TriggerMetadata,
} from './metadata.js';
export { type RunTriggerOptions, type TriggerEvent, runTrigger } from './run-trigger.js';
export { matchesTransition } from './trigger.js';
