import type { ManagerHost } from './manager-host.js';
import type { Random } from './random.js';

const onTarget = {
  pause: 5,
  resume: 7,
  stopAllActions: 3,
  stopActionByTag: 3,
  stopAllActionsByTag: 2,
  stopActionsByFlags: 3,
  count: 2,
  getActionByTag: 1,
};
const onAll = { update: 3, pauseAll: 1, resumeTargets: 2, stopAll: 0.5, stopAction: 1, actions$: 1 };

/** Calls a method of the manager. */
export function callManager(host: ManagerHost, random: Random): void {
  if (random.chance(0.75)) callOnTarget(host, random);
  else callOnAll(host, random);
}

function callOnTarget(host: ManagerHost, random: Random): void {
  const { world, manager } = host;
  const index = random.chance(0.5) ? random.below(2) : random.below(world.actors.length);
  const { target } = world.actors[index]!;
  const tag = random.pick(['a', 'a', 3]);
  const flags = random.pick([1, 2, 4]);
  const kind = random.weighted(onTarget);
  if (!host.mayActOnTarget(index)) return;
  world.log(`${kind} of ${index} ${kind.includes('Tag') ? tag : kind.includes('Flags') ? flags : ''}`);
  switch (kind) {
    case 'pause':
    case 'resume':
    case 'stopAllActions':
      manager[kind](target);
      break;
    case 'stopActionByTag':
    case 'stopAllActionsByTag':
      manager[kind](tag, target);
      break;
    case 'stopActionsByFlags':
      manager.stopActionsByFlags(flags, target);
      break;
    case 'count':
      world.log(`${manager.getNumberOfRunningActions(target)} ${manager.getNumberOfRunningActions(target, tag)}`);
      break;
    case 'getActionByTag': {
      const found = manager.getActionByTag(tag, target);
      world.log(`found ${host.runs.findIndex(({ handle }) => handle === found)}`);
    }
  }
}

function callOnAll(host: ManagerHost, random: Random): void {
  const { world, manager } = host;
  const kind = random.weighted(onAll);
  const dt = random.pick(world.times.deltas);
  const running = random.pick(host.runs.length === 0 ? [undefined] : host.runs);
  if (!world.mayActOnAll) return;
  world.log(`${kind} ${kind === 'update' ? dt : ''}`);
  switch (kind) {
    case 'update':
      manager.update(dt);
      break;
    case 'pauseAll':
      world.log(
        `paused ${manager
          .pauseAllRunningActions()
          .map((target) => world.indexOf(target))
          .join(' ')}`,
      );
      break;
    case 'resumeTargets':
      manager.resumeTargets(world.actors.map(({ target }) => target));
      break;
    case 'stopAll':
      manager.stopAll();
      break;
    case 'stopAction':
      if (running !== undefined) manager.stopAction(running.handle);
      break;
    case 'actions$':
      manager.actions$.pipe(world.engine.rxjs.take(1 + random.below(9))).subscribe((actions) => {
        const ids = actions.map((action) => host.runs.findIndex(({ handle }) => handle === action));
        world.log(`actions ${ids.join(' ')}`);
      });
  }
}
