import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { watchProcessorTime } from './processor-time.js'

/**
 * Runs all commands one after the other, even if one fails. The output of a command is printed only when it failed, unless it is loud.
 * @param {{ name: string, command: string, args: string[], loud?: boolean }[]} steps
 */
export async function runSteps(steps) {
  const results = []
  for (const { name, command, args, loud } of steps) {
    const result = await runStep(command, args, { loud })
    if (result.code !== 0 && !loud) console.log(result.output.trimEnd())
    console.log(`${result.code === 0 ? '✓' : '✗'} ${name} (${result.seconds.toFixed(1)} s)`)
    results.push({ ...result, name, isPassed: result.code === 0 })
  }
  return results
}

/** On every Unix, sh reports the processor time of a command and of all children that were waited for. */
const measured = '"$0" "$@" 3>&-; code=$?; times >&3; exit $code'

/** Runs one command and returns its exit code, its output (of a loud one only stderr), and its wall and processor seconds. */
export function runStep(command, args, { loud = false, env = {} } = {}) {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn('sh', ['-c', measured, command, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', loud ? 'inherit' : 'pipe', 'pipe', 'pipe'],
    })
    const watch = existsSync('/proc/self/stat') ? watchProcessorTime(child.pid) : undefined
    let [output, times] = ['', '']
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => {
      output += chunk
      if (loud) process.stderr.write(chunk)
    })
    child.stdio[3].on('data', (chunk) => (times += chunk))
    child.once('error', (error) =>
      done({ code: 127, output: `${command}: ${error.message}`, seconds: 0, processor: 0 }),
    )
    child.once('close', (code) => {
      watch?.stop()
      // Polling misses processes that live briefly, sh misses orphans, so the larger figure counts.
      const processor = Math.max(secondsOf(times), watch?.seconds() ?? 0)
      done({ code, output, seconds: (performance.now() - start) / 1000, processor })
    })
  })
}

/** The second line of `times` is the time of the children: `1m2.5s 0m3.25s`. */
function secondsOf(times) {
  const spent = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.,]+)s/g)]
  return spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')), 0)
}

export const compileWords = { name: 'words', command: 'npm', args: ['run', '-s', 'words'] }
/** Steps that need no database, browser or build, the most informative first. */
export const stepsWithoutBuild = [
  { name: 'messages in both languages', command: 'node', args: ['scripts/check-messages.js'] },
  { name: 'house', command: 'node', args: ['scripts/house.js', '--check'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint and floors', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'npm', args: ['run', '-s', 'types'] },
]
export const quickSteps = [compileWords, ...stepsWithoutBuild]
