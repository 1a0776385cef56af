const rounds = 8

/** Milliseconds that all but the slowest of some rounds stay within, after one to warm up. */
export async function p95(work: () => Promise<unknown>) {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    await work()
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}
