import { LONG } from '../cases/path.mjs';

/** The targets of a case, in the shape that the contestant works on. */
export const targets = (contestant, task, count) =>
  Array.from({ length: count }, (_, i) => adopted(contestant, task.target(i)));

const adopted = (contestant, plain) => (contestant.adopt === undefined ? plain : contestant.adopt(plain));

/** Starts every action of a case; returns what stops them. */
export function begin(contestant, task, scene, seconds = LONG) {
  const handles = new Array(scene.length);
  for (let i = 0; i < scene.length; i++) handles[i] = task.begin(contestant, scene[i], i, seconds);
  return handles;
}

/** Stops everything, in the quickest way that the engine has; this is not measured. */
export function clear(contestant, handles) {
  if (contestant.clear === undefined) handles.forEach((handle) => contestant.stop(handle));
  else contestant.clear(handles);
}
