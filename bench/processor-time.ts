import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds per tick of /proc (USER_HZ is 100 on every Linux that counts). */
const tickMs = 10

/** Fields of /proc/<pid>/stat from the third on: the name before may hold blanks. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')

/** Milliseconds of processor that one process, all its threads, has used. */
export function processorMs(pid: number) {
  const stat = statOf(pid)
  return (Number(stat[11]) + Number(stat[12])) * tickMs
}

/** The same of a PostgreSQL: the postmaster, its backends, and those that have ended. */
export function databaseMs(postmaster: number) {
  const ended = statOf(postmaster)
  let sum = processorMs(postmaster) + (Number(ended[13]) + Number(ended[14])) * tickMs
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      if (Number(statOf(Number(name))[1]) === postmaster) sum += processorMs(Number(name))
    } catch {
      // It ended between being listed and being read.
    }
  }
  return sum
}
