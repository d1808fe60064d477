/** CPU time of this process, ms. Unlike the clock, it does not run while other processes have the cores. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
