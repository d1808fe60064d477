// Preloaded into every contender (`--import`): answers its parent's questions with what the process used so far.
// Plain JavaScript, so that measuring a start adds nothing to it.
if (process.send) {
  const send = process.send.bind(process);
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    // Microseconds of all threads together; bytes resident.
    send({ usage: { cpuMicros: user + system, residentBytes: process.memoryUsage.rss() } });
  });
  // Asking must not keep a server alive that has nothing else to do.
  process.channel?.unref();
}
