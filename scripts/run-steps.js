import { spawn } from 'node:child_process'

/**
 * Runs commands one after the other, all of them, whatever fails. A quiet one shows what it said only when it failed.
 * @param {{ name: string, command: string, args: string[], loud?: boolean }[]} steps
 */
export async function runSteps(steps) {
  const results = []
  for (const { name, command, args, loud } of steps) {
    const start = performance.now()
    const { code, said } = await runStep(command, args, loud)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    if (code !== 0 && !loud) console.log(said.trimEnd())
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    results.push({ name, isPassed: code === 0 })
  }
  return results
}

export function runStep(command, args, loud = false) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'] })
    let said = ''
    child.stdout?.on('data', (chunk) => (said += chunk))
    child.stderr?.on('data', (chunk) => (said += chunk))
    child.once('error', (error) => done({ code: 127, said: `${command}: ${error.message}` }))
    child.once('close', (code) => done({ code, said }))
  })
}

/** What needs no database and no browser, in the order in which it says most. */
export const quickSteps = [
  { name: 'words', command: 'npm', args: ['run', '-s', 'words'] },
  { name: 'messages in both languages', command: 'node', args: ['scripts/check-messages.js'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint and floors', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'npm', args: ['run', '-s', 'types'] },
]
