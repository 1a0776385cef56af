/**
 * npm run dev: builds, serves, and does both again when a source changes. Vite's development server would bring an HTTP server of its own
 * and go round ours (page cache, policies, limits); a whole build takes some seconds, and what is then seen is what customers get.
 * A build that fails is shown, and the last one that worked keeps serving.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { runStep } from './run-steps.js'

const watched = ['src', 'messages', 'seed', 'public', 'vite', 'migrations']
const made = /^words(\/|$)/
const quietMs = 250

let server
let timer
let building = false
let changedMeanwhile = false

async function buildAndServe() {
  if (building) return void (changedMeanwhile = true)
  building = true
  const start = performance.now()
  const { code, said } = await runStep('npm', ['run', '-s', 'build'])
  if (code === 0) {
    console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    await restart()
  } else {
    console.log(said.trimEnd())
    console.log('The build failed; the last one that worked keeps serving.')
  }
  building = false
  if (!changedMeanwhile) return
  changedMeanwhile = false
  await buildAndServe()
}

async function restart() {
  const before = server
  if (before && before.exitCode === null) {
    const ended = once(before, 'exit')
    before.kill('SIGTERM')
    await ended
  }
  server = spawn('node', ['--enable-source-maps', 'build/server/index.js'], { stdio: ['ignore', 'inherit', 'inherit'] })
}

for (const folder of watched) {
  watch(folder, { recursive: true }, (_, name) => {
    if (folder === 'src' && made.test(name ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(buildAndServe, quietMs)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    process.exit(0)
  })
}
await buildAndServe()
