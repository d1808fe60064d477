// Records the number of tests of the last `npm test` as the floor of the next.
import { ROOT } from '../workspace.mjs';
import { recordFloors } from './expected.mjs';
import { collectResults, failedTasks, RUNS } from './results.mjs';

const failed = failedTasks(ROOT);
const runs = RUNS.flatMap((script) => collectResults(ROOT, script, failed));
const broken = runs.filter(({ counts }) => counts.failed > 0);
if (broken.length > 0) {
  console.error(`Run npm test until it is green first: ${broken.map(({ name }) => name).join(', ')} failed.`);
  process.exitCode = 1;
} else {
  recordFloors(runs);
}
