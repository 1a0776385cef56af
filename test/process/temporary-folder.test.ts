import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Starts a PostgreSQL, says where, and waits. */
const program = `
import { startPostgres } from '#test/postgres-server.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
const server = await startPostgres({ fsync: 'off' })
console.log(JSON.stringify({ folders: [server.folder, temporaryFolder('luot-left-')], pid: server.pid }))
setInterval(() => {}, 1000)`

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('%s leaves no PostgreSQL and no folder behind', async (signal) => {
  const args = ['--input-type=module-typescript', '-e', program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { folders, pid } = JSON.parse(line.toString()) as { folders: string[]; pid: number }
  expect([...folders.map(existsSync), isAlive(pid)]).toEqual([true, true, true])
  child.kill(signal)
  await once(child, 'exit')
  await expect.poll(() => [...folders.map((folder) => existsSync(folder)), isAlive(pid)]).toEqual([false, false, false])
})
