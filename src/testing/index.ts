export { type Film, type FilmOptions, film } from './film.js';
export { type FrameMarbles, type FramesOf, type MarbleHelpers, type MarbleOptions, marbles } from './marbles.js';
export { type MotionWarning, motionWarnings } from './motion-warnings.js';
export { type ProfileOptions, profiled } from './profiled.js';
export { type Inputs, type Log, type LogEntry, type RecordOptions, type Recording, record } from './record.js';
export { type Replay, replay } from './replay.js';
export { type ScoreOptions, toMarbles } from './to-marbles.js';
export { type TestFile, type TestOptions, toTest } from './to-test.js';
export { type Trace, type TraceFrames, type TraceOptions, type TraceRate, type TraceRow, trace } from './trace.js';
