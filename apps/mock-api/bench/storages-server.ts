/** Runs the mock and reports its CPU time to the parent process. */
process.on('message', () => process.send?.(process.cpuUsage()));
// The channel must not keep the server alive.
process.channel?.unref();
await import('../src/main.ts');
