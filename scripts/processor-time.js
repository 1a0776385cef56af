import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100
const intervalMs = 250

/**
 * Adds up the processor time of a process and all its children by reading /proc now and then. Chromium makes this necessary: its renderers
 * have no parent when it ends, so nobody reports their time. Without /proc the sum stays 0.
 */
export function watchProcessorTime(rootPid) {
  /** The ticks last seen of each process of the tree; the start time is part of the key because pids are reused. */
  const ticksOf = new Map()
  /** When the process of the tree that last had a pid started. */
  const starts = new Map()
  const isOurs = ({ pid, parent, startedAt }) => pid === rootPid || starts.get(parent) <= startedAt
  const poll = () => {
    for (const found of processes()) {
      const key = `${found.pid} ${found.startedAt}`
      if (!ticksOf.has(key) && !isOurs(found)) continue
      ticksOf.set(key, found.ticks)
      starts.set(found.pid, found.startedAt)
    }
  }
  poll()
  const timer = setInterval(poll, intervalMs)
  return {
    seconds: () => [...ticksOf.values()].reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond,
    stop: () => clearInterval(timer),
  }
}

/** All processes of the machine, parents before their children. */
function processes() {
  return readdirSync('/proc', { withFileTypes: false })
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)) ?? [])
    .toSorted((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in brackets may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid,
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      startedAt: Number(fields[19]),
    }
  } catch {
    // The process ended in the meantime.
    return undefined
  }
}
