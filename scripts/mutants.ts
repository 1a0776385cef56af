/**
 * npm run mutants: breaks the rules of test/mutants one at a time and runs the tests that should fail. Each mutant must be killed by a
 * test.
 * `npm run mutants -- --only promise` runs those whose sentence or file contains that text. No file of the tree is changed.
 */
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestCase } from 'vitest/node'
import type { Mutant } from '../test/mutants/mutant.ts'
import { mutants } from '../test/mutants/mutants.ts'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } })
const isChosen = ({ wrong, file }: Mutant) =>
  !values.only.length || values.only.some((text) => `${wrong} ${file}`.includes(text))
const chosen = mutants.filter(isChosen)
const start = performance.now()
const since = (begin: number) => (performance.now() - begin) / 1000

// One vitest for all mutants, so that unchanged files are loaded once and PostgreSQL starts once.
const vitest = await createVitest('test', {
  config: 'test/mutants/vitest.config.ts',
  project: ['unit', 'postgres', 'races-postgres'],
  reporters: [{}],
  watch: false,
})

if (!chosen.length) await end(1, `No mutant holds ${values.only.join(' or ')}.`)
const whole = await redIn([...new Set(chosen.flatMap(({ tests }) => tests))])
if (whole.length) await end(1, `They must be green before anything is broken:\n${whole.join('\n')}`)
console.log(`All tests are green with every rule in force (${since(start).toFixed(0)} s)`)

const survivors: string[] = []
for (const mutant of chosen) {
  const begin = performance.now()
  const [killer] = await redUnder(mutant)
  const isDead = killer !== undefined
  if (!isDead) survivors.push(`${mutant.wrong} (${mutant.file})`)
  const seconds = `${since(begin).toFixed(1)} s`.padStart(7)
  console.log(`${isDead ? '✓' : '✗'} ${seconds}  ${mutant.wrong}\n           ${killer ?? 'SURVIVES'}`)
}
for (const survivor of survivors) console.log(`✗ ${survivor}`)
await end(
  survivors.length ? 1 : 0,
  `${chosen.length - survivors.length} of ${chosen.length} mutants killed in ${(since(start) / 60).toFixed(1)} min`,
)

/** The tests that fail while this rule is broken (test/mutants/vitest.config.ts breaks the one that MUTANT names). */
async function redUnder({ wrong, file, tests }: Mutant) {
  process.env.MUTANT = wrong
  vitest.invalidateFile(resolve(file))
  const red = await redIn(tests)
  delete process.env.MUTANT
  vitest.invalidateFile(resolve(file))
  return red
}

/** Failed tests of these files. If a file does not load, the mutant itself is wrong, and the run ends with the error. */
async function redIn(tests: string[]) {
  const paths = tests.map((test) => resolve(test))
  const specifications = paths.map((path) => projectOf(path).createSpecification(path))
  const { testModules } = await vitest.runTestSpecifications(specifications)
  const ran = testModules.filter(({ moduleId }) => paths.includes(moduleId))
  const faults = ran.flatMap((module) => module.errors().map(({ message }) => `${nameOf(module)}: ${message}`))
  if (faults.length) await end(1, `${process.env.MUTANT ?? 'Every rule in force'}: ${faults.join('\n')}`)
  return ran.flatMap((module) =>
    [...module.children.allTests('failed')].filter(isNotLate).map(({ fullName }) => `${nameOf(module)} > ${fullName}`),
  )
}

/** A timeout does not count as a failure: the machine may be busy. */
function isNotLate(test: TestCase) {
  const { errors = [] } = test.result()
  return !errors.every(({ message }) => /timed out in \d+ms/.test(message))
}

function nameOf({ moduleId }: { moduleId: string }) {
  return relative('.', moduleId)
}

/** Tests of two connections need PostgreSQL; for the others it is the faster of the two engines. */
function projectOf(path: string) {
  const name = path.endsWith('.race.test.ts') ? 'races-postgres' : path.endsWith('.db.test.ts') ? 'postgres' : 'unit'
  return vitest.projects.find((project) => project.name === name)!
}

/** Stops PostgreSQL; on an interrupt test/temporary-folder.ts does it. */
async function end(code: number, sentence: string) {
  console.log(`\n${sentence}`)
  await vitest.close()
  process.exit(code)
}
