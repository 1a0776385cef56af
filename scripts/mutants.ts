/**
 * npm run mutants: breaks the rules of test/mutants one at a time and runs the tests that ought to notice. Each mutant must die by a red test.
 * `npm run mutants -- --only promise` takes those whose sentence or file holds that text. No file of the tree is changed.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutant } from '../test/mutants/mutant.ts'
import { mutants } from '../test/mutants/mutants.ts'
import { temporaryFolder } from '../test/temporary-folder.ts'

type Report = {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}
type Result = { mutant: Mutant; killedBy?: string; why?: string; seconds: number }

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } })
const isChosen = ({ wrong, file }: Mutant) =>
  !values.only.length || values.only.some((text) => `${wrong} ${file}`.includes(text))
const chosen = mutants.filter(isChosen)
const folder = temporaryFolder('luot-mutants-')
const running = new Set<ChildProcess>()
let runs = 0

process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const start = performance.now()
if (!chosen.length) end(1, `No mutant holds ${values.only.join(' or ')}.`)
const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))]
console.log(`${tests.length} files of tests with every rule in force`)
const whole = await vitest(tests, '')
if (whole.code !== 0) end(1, `They must be green before anything is broken:\n${whole.output}`)

const queue = [...chosen]
const results: Result[] = []
await Promise.all(Array.from({ length: availableParallelism() }, work))

const survivors = results.filter(({ killedBy }) => !killedBy)
for (const { mutant, why } of survivors) console.log(`\n✗ ${mutant.wrong} (${mutant.file}): ${why}`)
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
end(
  survivors.length ? 1 : 0,
  `${results.length - survivors.length} of ${results.length} mutants killed in ${minutes} min`,
)

async function work() {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const result = await tryOne(mutant)
    results.push(result)
    const { killedBy, seconds } = result
    console.log(
      `${killedBy ? '✓' : '✗'} ${seconds.toFixed(1).padStart(5)} s  ${mutant.wrong}\n           ${killedBy ?? 'SURVIVES'}`,
    )
  }
}

async function tryOne(mutant: Mutant): Promise<Result> {
  const begun = performance.now()
  const { code, output, report } = await vitest(mutant.tests, mutant.wrong)
  const seconds = (performance.now() - begun) / 1000
  const red = report?.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
  )[0]
  if (red) return { mutant, killedBy: red, seconds }
  // A file that cannot be loaded has noticed nothing: the mutant itself is wrong.
  return { mutant, why: code === 0 ? 'no test noticed' : `no test ran:\n${output}`, seconds }
}

async function vitest(files: string[], mutant: string) {
  const outputFile = join(folder, `${(runs += 1)}.json`)
  const args = [
    'run',
    '--config',
    'test/mutants/vitest.config.ts',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ]
  const projects = [...new Set(files.map(projectOf))].flatMap((name) => ['--project', name])
  const child = spawn('node_modules/.bin/vitest', [...args, ...projects, ...files], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MUTANT: mutant },
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  running.delete(child)
  const report: Report | undefined = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, 'utf8')) : undefined
  return { code, output, report }
}

/** Two connections at once need PostgreSQL; for the others it is the quicker of the two engines. */
function projectOf(file: string) {
  if (file.endsWith('.race.test.ts')) return 'races-postgres'
  return file.endsWith('.db.test.ts') ? 'postgres' : 'unit'
}

/** vitest stops its databases itself when it is interrupted. */
async function stop(code: number) {
  queue.length = 0
  const ends = [...running].map((child) => new Promise((done) => child.once('close', done)))
  for (const child of running) child.kill('SIGINT')
  await Promise.all(ends)
  process.exit(code)
}

function end(code: number, sentence: string): never {
  console.log(`\n${sentence}`)
  process.exit(code)
}
