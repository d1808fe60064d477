// Preloaded into every contender (`--import`): reports the resource usage of the process to its parent.
// Plain JavaScript, so that compiling it adds nothing to a measured start.
if (process.send) {
  const send = process.send.bind(process);
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    // CPU time of all threads; resident memory.
    send({ usage: { cpuMicros: user + system, residentBytes: process.memoryUsage.rss() } });
  });
  // The channel must not keep the process alive.
  process.channel?.unref();
}
