/** Runs `src/main.ts` with the same arguments, and restarts it when a source of the workspace is saved. */
import { type ChildProcess, fork } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { watchSources } from './watched-sources.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Everything that the server loads but the packages of others; the console is built. */
const PACKAGES = Object.keys(manifest.dependencies).flatMap((name) => {
  const [, folder] = /^@zakupki\/(?!qa-console$)(.+)$/.exec(name) ?? [];
  return folder === undefined ? [] : [`packages/${folder}`];
});
const SOURCES = ['apps/mock-api', ...PACKAGES];

/** Editors write a file in several steps. */
const SETTLE_MS = 30;

let settling: NodeJS.Timeout | undefined;
let server: ChildProcess;
let hasListened = false;
let isStopping = false;
/** A restart is due once the running server has ended. */
let isRestarting = false;

const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

function run(): void {
  isRestarting = false;
  server = fork(MAIN, process.argv.slice(2));
  server.once('message', () => (hasListened = true));
  server.once('exit', (code) => {
    if (isStopping) process.exit(code ?? 0);
    if (isRestarting) return run();
    // The first start fails for reasons that no saved file corrects, such as a taken port.
    if (!hasListened) process.exit(code ?? 1);
    process.stderr.write('The mock API ended. It starts again when a file is saved.\n');
  });
}

function restart(file: string): void {
  process.stdout.write(`The mock API restarts (${relative(ROOT, file)}).\n`);
  if (hasEnded()) return run();
  isRestarting = true;
  server.kill('SIGTERM');
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
    if (hasEnded()) process.exit(0);
    server.kill('SIGTERM');
  });
}

run();
watchSources(
  SOURCES.map((folder) => `${ROOT}${folder}/src`),
  (file) => {
    clearTimeout(settling);
    settling = setTimeout(() => restart(file), SETTLE_MS);
  },
);
