import { stopRequest } from './processes/stop-request.mjs';
import { finishWith, install, startPnpm } from './workspace.mjs';
import { readChoice } from './tests/choice.mjs';

/**
 * Installs, then starts the tests on the workspace's Node, with pnpm and turbo on the PATH.
 *
 * @param {string[]} args of `npm test`, see readChoice
 */
export async function runTests(args) {
  await finishWith(async () => {
    // Refuses unknown arguments before the installation.
    readChoice(args);
    const stop = stopRequest();
    await install(stop);
    const tests = startPnpm(['exec', 'node', 'packages/commands/tests/main.mjs', ...args]);
    try {
      return await Promise.race([tests.ended, stop]);
    } finally {
      await tests.end();
    }
  });
}
