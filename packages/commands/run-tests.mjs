import { stopRequest } from './processes/stop-request.mjs';
import { finishWith, install, startPnpm } from './workspace.mjs';

/** Installs, then starts checks.mjs on the workspace's Node, with pnpm and turbo on the PATH. */
export async function runTests() {
  await finishWith(async () => {
    const stop = stopRequest();
    await install(stop);
    const checks = startPnpm(['exec', 'node', 'packages/commands/checks.mjs']);
    try {
      return await Promise.race([checks.ended, stop]);
    } finally {
      await checks.end();
    }
  });
}
