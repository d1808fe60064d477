/** A thread that ends its process when an import exceeds its CPU time, which the busy main thread cannot do itself. */
import { workerData } from 'node:worker_threads';

const INTERVAL_MS = 20;

const end = workerData as Int32Array;

setInterval(() => {
  const limitMs = Atomics.load(end, 0);
  const { user, system } = process.cpuUsage();
  if (limitMs > 0 && (user + system) / 1000 > limitMs) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
