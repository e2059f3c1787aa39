/** Milliseconds of this process's own computing, which a busy machine does not inflate as it does wall time. */
export function computing(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}
