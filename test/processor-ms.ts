/** The CPU time that this thread spends on the work, in ms, independent of the load of the machine. */
export function processorMs(work: () => unknown) {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
