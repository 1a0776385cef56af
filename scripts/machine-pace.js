import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** Processor seconds of `work` in each of two threads, on the idle machine (two cores) on which test/budget.json was measured. */
const quiet = 0.21

/**
 * How many times slower this machine is now than that one, at least 1. A busy neighbour makes the same work cost up to two and a half times
 * its processor seconds (shared cores and caches), so a fixed budget of seconds would judge the neighbour.
 */
export async function machinePace() {
  const threads = [1, 2].map(
    () => new Promise((resolve) => new Worker(fileURLToPath(import.meta.url)).once('message', resolve)),
  )
  return Math.max(1, ...(await Promise.all(threads)).map((seconds) => seconds / quiet))
}

/** Similar to a typical test: many small objects, parsing and formatting of text, some arithmetic. */
function work() {
  const hash = createHash('sha256')
  for (let round = 0; round < 80; round += 1) {
    const rows = Array.from({ length: 4_000 }, (_, at) => ({
      at,
      name: `row ${at * round}`,
      tags: [`${at % 7}`, `${round}`],
    }))
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(rows)).toSorted((a, b) => (a.name < b.name ? -1 : 1))))
  }
  return hash.digest('hex')
}

if (!isMainThread) {
  // A warm-up, because the first round grows the heap.
  work()
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage((user + system) / 1e6)
}
