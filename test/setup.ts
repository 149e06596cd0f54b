import fc from 'fast-check';

/** Random cases come from one seed: whether a commit passes depends on the commit. `SEED=2 npm run unit` tries others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
