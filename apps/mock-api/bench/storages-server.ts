/** The mock as `serve` runs it; reports its CPU time to its parent. */
process.on('message', () => process.send?.(process.cpuUsage()));
// The channel must not keep the server alive.
process.channel?.unref();
await import('../src/main.ts');
