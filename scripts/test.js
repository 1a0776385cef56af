/**
 * npm test: checks for every change: journeys on the main paths, with long tables and lesser files in turns. npm run test:all: everything
 * in every way (both engines for all tests of the database, all four ways of a journey, each stress test once). The last line says
 * `N passed, N failed`; every step and every test counts as one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { machinePace } from './machine-pace.js'
import { stepsWithoutBuild, compileWords, runStep, runSteps } from './run-steps.js'
import { temporaryFolder } from '../test/temporary-folder.ts'

const isAll = process.argv[2] === 'all'
const turn = isAll ? undefined : process.env.TURN || String(countCommits())
if (isAll) Object.assign(process.env, { ENGINES: 'every', TURN: '' })
else Object.assign(process.env, { JOURNEYS: 'main', TURN: turn, HISTORIES: process.env.HISTORIES ?? '20' })
if (turn) console.log(`Turn ${turn}: the same again by TURN=${turn} npm test`)
/** Processor seconds of each project as last measured on a quiet machine. */
const budget = JSON.parse(readFileSync('test/budget.json', 'utf8'))
/**
 * A project fails above so many times its budget. The same tree costs up to 40 % more beside a busy neighbour, and half of that is not seen by
 * machinePace (it loads no disk and no database); what a change must not do unseen is to double a part.
 */
const tolerance = 1.5
const folder = temporaryFolder('luot-results-')
const start = performance.now()
const sum = { passed: 0, failures: [], skipped: [], files: [], times: [] }
let pace = await machinePace()

/**
 * Projects of vitest.config.ts, one group after the other, because the workers of one use both processors. Projects that mostly wait run in
 * parallel. A new project needs its name here and its seconds in test/budget.json.
 */
const groups = [['unit'], ['postgres'], ['pglite', 'races-postgres'], ['process'], ['production', 'journeys']]
/** test:all runs all journeys once in each of these (wayOf in e2e/stage.ts). */
const ways = ['phone-vi', 'phone-en', 'desk-vi', 'desk-en']
/** Projects of which each commit runs only a quarter of the files that are marked in their first line. */
const runsInTurns = new Set(['pglite', 'process', 'journeys'])
const needsBuild = new Set(['process', 'production', 'journeys'])

await steps([compileWords])
const [isBuilt] = await Promise.all([build(), steps(stepsWithoutBuild)])
for (const group of groups) {
  const runnable = group.filter((project) => isBuilt || !needsBuild.has(project))
  for (const project of group.filter((one) => !runnable.includes(one)))
    sum.failures.push(`${project}: not run, since the build failed`)
  console.log(`\n${runnable.join(' and ')}`)
  await Promise.all(runnable.map((project) => (isAll && project === 'journeys' ? allWays() : tests(project))))
}
// A single run on a busy machine cannot judge timing: `npm run stress` does.
if (isAll && isBuilt) {
  console.log('\nstress')
  await tests('stress', ['--exclude', '**/timing.stress.test.ts'])
}
rmSync(folder, { recursive: true, force: true })
printSummary()

async function build() {
  const [{ isPassed }] = await steps([{ name: 'build', command: 'node', args: ['scripts/prepare.js', 'start'] }])
  return isPassed
}

async function steps(list) {
  const results = await runSteps(list)
  for (const { name, isPassed, seconds, processor } of results) {
    if (isPassed) sum.passed += 1
    else sum.failures.push(name)
    sum.times.push({ name, seconds, processor })
  }
  return results
}

async function allWays() {
  for (const way of ways) await tests('journeys', [], { JOURNEYS: way })
}

async function tests(project, args = [], env = {}) {
  const name = [project, env.JOURNEYS].filter(Boolean).join(' ')
  const file = join(folder, `${name}.json`)
  const run = ['run', '--project', project, ...args, ...leftOut(project)]
  run.push('--reporter=dot', '--reporter=./scripts/report-results.js')
  const { code, output, seconds, processor } = await runStep('vitest', run, {
    loud: true,
    env: { ...env, RESULTS: file },
  })
  const { passed, failures, skipped, files } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [], skipped: [], files: [] }
  sum.passed += passed
  sum.failures.push(...failures)
  // If the setup of a project failed, no test ran, and the reason is among the errors.
  if (code && !failures.length)
    sum.failures.push(`${project}: ${/Error: .*/.exec(output)?.[0] ?? `ended with ${code}, see above`}`)
  sum.skipped.push(...skipped)
  sum.files.push(...files.map((one) => ({ ...one, project: name })))
  const before = pace
  pace = await machinePace()
  const most = Math.round(budget[project] * tolerance * Math.max(before, pace))
  sum.times.push({ name, seconds, processor, most: isAll ? undefined : most })
  if (!isAll && !(processor <= most))
    sum.failures.push(
      `${project}: took ${Math.round(processor)} s of processors; ${tolerance} times test/budget.json at today's pace is ${most || 'none'}`,
    )
}

/**
 * Files with a turn (`@module-tag`, vitest.config.ts) run in every fourth commit. A clone without history has no commit count, so there the
 * day counts.
 */
function leftOut(project) {
  // A file may contain only journeys of test:all.
  const mayBeEmpty = project === 'journeys' ? ['--passWithNoTests'] : []
  if (turn === undefined || !runsInTurns.has(project)) return mayBeEmpty
  const others = [0, 1, 2, 3].filter((one) => one !== Number(turn) % 4)
  return [...mayBeEmpty, `--tags-filter=${others.map((one) => `!turn-${one}`).join(' && ')}`]
}

function countCommits() {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
    if (!isShallow) return Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    // No git or no repository, for example an archive of the shop.
  }
  return Math.floor(Date.now() / 86_400_000)
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** Printed at the very end, because the end of a long log is what is read. */
function printSummary() {
  const cell = (number) => String(Math.round(number)).padStart(8)
  console.log(`\n${'Seconds'.padEnd(28)}    wall  processors  budget`)
  for (const { name, seconds, processor, most = '' } of sum.times)
    console.log(`${name.padEnd(28)}${cell(seconds)}    ${cell(processor)}${String(most).padStart(8)}`)
  console.log('\nThe ten slowest files')
  for (const { project, name, seconds } of sum.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${cell(seconds)} s  ${project}  ${name}`)
  console.log()
  for (const { name, reason } of sum.skipped) console.log(`skipped: ${name} (${reason})`)
  for (const red of sum.failures) console.log(`✗ ${red}`)
  if (turn) console.log(`Turn ${turn}; all turns: npm run test:all`)
  console.log(`Took ${Math.round((performance.now() - start) / 1000)} s`)
  console.log(`${sum.passed} passed, ${sum.failures.length} failed`)
  process.exitCode = sum.failures.length ? 1 : 0
}
