/** npm test: everything. The last line says `N passed, N failed`; every step counts as one, every test as one. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { quickSteps, runStep, runSteps } from './run-steps.js'
import { temporaryFolder } from '../test/temporary-folder.ts'

const folder = temporaryFolder('luot-results-')
const start = performance.now()
const sum = { passed: 0, failed: 0, skipped: 0 }
const reds = []
const count = (passed, failed, skipped = 0) => {
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
}

for (const { name, isPassed } of await runSteps(quickSteps)) {
  count(isPassed ? 1 : 0, isPassed ? 0 : 1)
  if (!isPassed) reds.push(name)
}
// Processes under test and browsers want the machine for themselves: they come after the rest, one project at a time.
await vitest('units, verbs and races', ['--project', '!process', '--project', '!journeys'])
await vitest('the built shop as a process', ['--project', 'process'])
await vitest('journeys', ['--project', 'journeys', '--passWithNoTests'])
if (existsSync('e2e/run.ts')) await ownRunner('journeys of their own', ['e2e/run.ts'])

rmSync(folder, { recursive: true, force: true })
// Once more and at the very end: of a long log, the end is what is read.
for (const red of reds) console.log(`✗ ${red}`)
if (sum.skipped) console.log(`${sum.skipped} skipped`)
console.log(`Took ${Math.round((performance.now() - start) / 1000)} s`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0

async function vitest(name, args) {
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  console.log(`\n${name}`)
  const { code } = await runStep(
    'vitest',
    [
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=./scripts/tell-twice.js',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    true,
  )
  const told = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  // A file that does not load, or an error between tests, fails the run without a failed test.
  const failed = told.numFailedTests || (code === 0 ? 0 : 1)
  count(told.numPassedTests, failed, told.numPendingTests + told.numTodoTests)
  const named = (told.testResults ?? []).flatMap(redsOf)
  if (failed) reds.push(...(named.length ? named : [`${name}: ended with ${code}`]))
}

/** What is red in one file of tests, each with the first line of its reason. */
function redsOf({ name, status, message, assertionResults }) {
  const file = relative('.', name)
  const red = assertionResults.filter((test) => test.status === 'failed')
  if (!red.length) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
  return red.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

function firstLine(text = '') {
  return text.split('\n', 1)[0].slice(0, 300)
}

/** A runner that ends with a line of the same form as ours. */
async function ownRunner(name, args) {
  console.log(`\n${name}`)
  const { code, said } = await runStep('node', args)
  console.log(said.trimEnd())
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? []
  count(Number(passed), Number(failed) || (code === 0 ? 0 : 1))
}
