/** Prints as JSON what one contestant can do. In a process of its own: to load an engine is to start it. */
import { bundle } from './contestants.mjs';

const { contestant, cases } = await import(bundle(process.argv[2]));
const can = Object.keys(cases).filter((name) => cases[name].task.needs.every((need) => contestant[need] !== undefined));
const { title, note, cannot, packages } = contestant;
process.stdout.write(JSON.stringify({ title, note, cannot, packages, can }), () => process.exit(0));
