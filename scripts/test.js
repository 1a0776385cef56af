/**
 * npm test: what protects every change: journeys on the main ways, long tables and lesser files by turns. npm run test:all: all of it in every
 * way (both engines for all tests of the database, all four ways of a journey, each stress test once). The last line says `N passed, N failed`;
 * every step counts as one, every test as one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { machinePace } from './machine-pace.js'
import { besideTheBuild, compileWords, runStep, runSteps } from './run-steps.js'
import { temporaryFolder } from '../test/temporary-folder.ts'

const isAll = process.argv[2] === 'all'
const turn = isAll ? undefined : process.env.TURN || String(countCommits())
if (isAll) Object.assign(process.env, { ENGINES: 'every', TURN: '' })
else Object.assign(process.env, { JOURNEYS: 'main', TURN: turn, HISTORIES: process.env.HISTORIES ?? '20' })
if (turn) console.log(`Turn ${turn}: the same again by TURN=${turn} npm test`)
const budget = JSON.parse(readFileSync('test/budget.json', 'utf8'))
const folder = temporaryFolder('luot-results-')
const begun = performance.now()
const sum = { passed: 0, reds: [], skipped: [], files: [], times: [] }
let pace = await machinePace()

/**
 * Projects of vitest.config.ts, one after the other: the workers of each use up two processors. Those that wait more than they compute run
 * side by side. A project more is a name here and its seconds in test/budget.json.
 */
const groups = [['unit'], ['postgres'], ['pglite', 'races-postgres'], ['process'], ['production', 'journeys']]
/** In each of these all journeys are walked once by test:all (wayOf in e2e/stage.ts). */
const ways = ['phone-vi', 'phone-en', 'desk-vi', 'desk-en']
/** Projects in which a quarter of the files marked in their first line is enough for one commit. */
const byTurns = new Set(['pglite', 'process', 'journeys'])
const onTheBuild = new Set(['process', 'production', 'journeys'])

await steps([compileWords])
const [isBuilt] = await Promise.all([build(), steps(besideTheBuild)])
for (const group of groups) {
  const able = group.filter((project) => isBuilt || !onTheBuild.has(project))
  for (const project of group.filter((one) => !able.includes(one)))
    sum.reds.push(`${project}: not run, since the build failed`)
  console.log(`\n${able.join(' and ')}`)
  await Promise.all(able.map((project) => (isAll && project === 'journeys' ? allWays() : tests(project))))
}
// How the clock runs is no matter of one try on a busy machine: that is left to `npm run stress`.
if (isAll && isBuilt) {
  console.log('\nstress')
  await tests('stress', ['--exclude', '**/timing.stress.test.ts'])
}
rmSync(folder, { recursive: true, force: true })
tell()

async function build() {
  const [{ isPassed }] = await steps([{ name: 'build', command: 'node', args: ['scripts/prepare.js', 'start'] }])
  return isPassed
}

async function steps(list) {
  const results = await runSteps(list)
  for (const { name, isPassed, seconds, processor } of results) {
    if (isPassed) sum.passed += 1
    else sum.reds.push(name)
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
  const { code, said, seconds, processor } = await runStep('vitest', run, {
    loud: true,
    env: { ...env, RESULTS: file },
  })
  const { passed, reds, skipped, files } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, reds: [], skipped: [], files: [] }
  sum.passed += passed
  sum.reds.push(...reds)
  // If the setup of a project did not start, no test has run, and the reason is among the errors.
  if (code && !reds.length)
    sum.reds.push(`${project}: ${/Error: .*/.exec(said)?.[0] ?? `ended with ${code}, see above`}`)
  sum.skipped.push(...skipped)
  sum.files.push(...files.map((one) => ({ ...one, project: name })))
  const before = pace
  pace = await machinePace()
  const most = Math.round(budget[project] * Math.max(before, pace))
  sum.times.push({ name, seconds, processor, most: isAll ? undefined : most })
  if (!isAll && !(processor <= most))
    sum.reds.push(
      `${project}: took ${Math.round(processor)} s of processors; test/budget.json allows ${most || 'it none'}`,
    )
}

/** Files with a turn of their own (`@module-tag`, vitest.config.ts) wait for it; of which commit it is, a clone without its history cannot say: then the day is. */
function leftOut(project) {
  // A file may hold nothing but journeys that are left to test:all.
  const mayBeEmpty = project === 'journeys' ? ['--passWithNoTests'] : []
  if (turn === undefined || !byTurns.has(project)) return mayBeEmpty
  const others = [0, 1, 2, 3].filter((one) => one !== Number(turn) % 4)
  return [...mayBeEmpty, `--tags-filter=${others.map((one) => `!turn-${one}`).join(' && ')}`]
}

function countCommits() {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
    if (!isShallow) return Number(git('rev-list', '--count', 'HEAD'))
  } catch {
    // No git, or no repository: an archive of the shop.
  }
  return Math.floor(Date.now() / 86_400_000)
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** Once more and at the very end: of a long log, the end is what is read. */
function tell() {
  const cell = (number) => String(Math.round(number)).padStart(8)
  console.log(`\n${'Seconds'.padEnd(28)}    wall  processors  budget`)
  for (const { name, seconds, processor, most = '' } of sum.times)
    console.log(`${name.padEnd(28)}${cell(seconds)}    ${cell(processor)}${String(most).padStart(8)}`)
  console.log('\nThe ten slowest files')
  for (const { project, name, seconds } of sum.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${cell(seconds)} s  ${project}  ${name}`)
  console.log()
  for (const { name, reason } of sum.skipped) console.log(`skipped: ${name} (${reason})`)
  for (const red of sum.reds) console.log(`✗ ${red}`)
  if (turn) console.log(`Turn ${turn}; all turns: npm run test:all`)
  console.log(`Took ${Math.round((performance.now() - begun) / 1000)} s`)
  console.log(`${sum.passed} passed, ${sum.reds.length} failed`)
  process.exitCode = sum.reds.length ? 1 : 0
}
