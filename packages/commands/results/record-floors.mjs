// Records the numbers of tests of the last `pnpm test:all` as the floors of the next.
import { ROOT } from '../workspace.mjs';
import { recordFloors } from './expected.mjs';
import { collectResults, EXHAUSTIVE, failedTasks, SHORT } from './results.mjs';

const failed = failedTasks(ROOT);
const runs = [...SHORT, ...EXHAUSTIVE].flatMap((script) => collectResults(ROOT, script, failed));
const broken = runs.filter(({ counts }) => counts.failed > 0);
if (broken.length > 0) {
  console.error(`Run pnpm test:all until it is green first: ${broken.map(({ name }) => name).join(', ')} failed.`);
  process.exitCode = 1;
} else {
  recordFloors(runs);
}
