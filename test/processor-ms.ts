/** Milliseconds of the processor that this thread spends on it: how busy others keep the machine is none of its business. */
export function processorMs(work: () => unknown) {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
