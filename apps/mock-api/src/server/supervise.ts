/** Runs `src/main.ts` with the same arguments, and restarts it after a crash: stored worlds survive. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The pause doubles, so that a server that crashes on every start does not fill the log. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const STEADY_MS = 60_000;

/**
 * By default glibc keeps freed memory in an arena for each thread. Compressed answers and parsed files made up most of
 * the resident memory beyond the heap. These limits return it to the system.
 */
const MALLOC_LIMITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};

let server: ChildProcess;
let isStopping = false;
let pauseMs = FIRST_PAUSE_MS;

function run(): void {
  const startedAt = Date.now();
  let wasListening = false;
  server = fork(MAIN, process.argv.slice(2), { env: { ...MALLOC_LIMITS, ...process.env } });
  server.once('message', () => (wasListening = true));
  server.once('exit', (code, signal) => {
    // A server that never listened has printed what is wrong with its settings.
    if (isStopping || code === 0 || !wasListening) process.exit(code ?? 1);
    if (Date.now() - startedAt > STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    process.stderr.write(`The server ended (${signal ?? `code ${code}`}). It starts again in ${pauseMs / 1000} s.\n`);
    setTimeout(run, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  });
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
    // Between two runs there is no server to wait for.
    if (server.exitCode !== null || server.signalCode !== null) process.exit(0);
    server.kill('SIGTERM');
  });
}

run();
