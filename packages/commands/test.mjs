// `npm test`. Kept to syntax that Node 12 parses, so that an old Node prints a message instead of a stack.
import { nodeComplaint } from './node-version.mjs';

const complaint = nodeComplaint(process.version);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  void import('./run-tests.mjs').then((command) => command.runTests(process.argv.slice(2)));
}
