/** Runs in an import process, so that no file can block or crash the server. */
import { setPriority } from 'node:os';
import { worker } from 'workerpool';
import { runTask } from './run-task.ts';
import { LOW_PRIORITY } from './task.ts';

/** Gets about a third of the CPU time of a process with the default niceness, 0. */
const NICENESS = 5;
if (process.argv.includes(LOW_PRIORITY)) setPriority(NICENESS);

worker({ runTask });
