/**
 * npm run types: generates the router's types if the routes changed, then runs TypeScript, which caches its results (tsBuildInfoFile).
 * --quick checks the files that changed and those that import them: seconds instead of half a minute. An error that a change causes two
 * files away shows only without --quick (npm test).
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runStep } from './run-steps.js'

const folder = '.react-router/types'
const stamp = '.react-router/of-routes'
const hash = createHash('sha256')
for (const file of ['package-lock.json', 'react-router.config.ts', ...globSync('src/web/**/routes.ts').sort()])
  hash.update(file).update(readFileSync(file))
const digest = hash.digest('hex')

const isNew = existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
if (!isNew) {
  await must('react-router', ['typegen'])
  writeFileSync(stamp, digest)
}
const nearby = [
  '--assumeChangesOnlyAffectDirectDependencies',
  '--tsBuildInfoFile',
  'node_modules/.cache/tsc-quick.tsbuildinfo',
]
/** Each checker computes the types of libraries by itself: the default of four costs twice the processor time of one. */
const oneChecker = ['--checkers', '1']
const args = [...oneChecker, ...(process.argv.includes('--quick') ? nearby : [])]
const start = Date.now()
const first = await runStep('tsc', args)
// A development server that starts writes the same types again, and for a moment TypeScript does not find them.
const isDisturbed = first.code !== 0 && statSync(folder).birthtimeMs >= start
finish(isDisturbed ? await runStep('tsc', args) : first)

async function must(command, args) {
  const step = await runStep(command, args)
  if (step.code === 0) return
  finish(step)
  process.exit()
}

function finish({ code, output }) {
  if (output) console.log(output.trimEnd())
  process.exitCode = code
}
