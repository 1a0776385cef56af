/**
 * npm run histories -- --count 20000 --from 1 --processes 2: random histories of a shop (test/histories), each with a number by which it
 * can be replayed: `--from 137 --count 1`. One in ten, and each that failed, is checked after every step; the others at their end.
 * A failure is reported with the number, the step, and the shortest history that still fails; the run goes on.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { startMigrated } from '../test/global-setup.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
  },
})
const [count, from, processes] = [Number(values.count), Number(values.from), Number(values.processes)]
const every = 100

// Generic plans stay good because the tables are small, and dead rows are removed when the tables are emptied.
const server = await startMigrated({ autovacuum: 'off', jit: 'off', plan_cache_mode: 'force_generic_plan' })
const admin = new Pool({ connectionString: server.url('postgres'), max: 1 })
const begin = performance.now()
const sum = { histories: 0, steps: 0, done: 0, cpuMs: 0, failed: [] as number[] }

export type HistoryResult = { number: number; steps: number; done: number; cpuMs: number; failure?: string }

function addResult(result: HistoryResult) {
  sum.histories += 1
  sum.steps += result.steps
  sum.done += result.done
  sum.cpuMs += result.cpuMs
  if (result.failure) {
    sum.failed.push(result.number)
    console.log(`✗ history ${result.number}\n${result.failure}\n`)
  }
  if (sum.histories % every === 0 || sum.histories === count) printProgress()
}

function printProgress() {
  const seconds = (performance.now() - begin) / 1000
  const each = `${((seconds * 1000) / sum.histories).toFixed(0)} ms each, ${(sum.cpuMs / sum.histories).toFixed(0)} of this side's processor`
  const failed = sum.failed.length ? `failed: ${sum.failed.join(', ')}` : 'none failed'
  console.log(
    `${sum.histories} of ${count} (${sum.steps} steps, ${sum.done} of them did something), ${each}; ${failed}`,
  )
}

async function part(index: number) {
  const name = `histories_${index}`
  await admin.query(`create database ${name} template luot_template`)
  const at = { host: server.folder, port: server.port, user: 'luot', database: name }
  const child = fork('test/histories/part.ts', [
    JSON.stringify({ at, from: from + index, step: processes, end: from + count }),
  ])
  child.on('message', (message) => addResult(message as HistoryResult))
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) console.log(`✗ process ${index + 1} ended with ${code}`)
  return code === 0
}

const parts: Promise<boolean>[] = []
for (let index = 0; index < processes; index += 1) parts.push(part(index))
const ended = await Promise.all(parts)
const { rows } = await admin.query<{ n: number }>('select sum(deadlocks)::int as n from pg_stat_database')
console.log(`deadlocks that the database counted: ${rows[0]!.n}`)
await admin.end()
await server.stop()
process.exitCode = ended.every(Boolean) && !sum.failed.length && !rows[0]!.n && sum.histories === count ? 0 : 1
