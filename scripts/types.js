/**
 * npm run types: the router's types of routes, if the routes have changed, then TypeScript. What TypeScript knows of unchanged files it keeps
 * (tsBuildInfoFile).
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { runStep } from './run-steps.js'

const folder = '.react-router/types'
const stamp = '.react-router/of-routes'
const hash = createHash('sha256')
for (const file of ['package-lock.json', 'react-router.config.ts', ...globSync('src/web/**/routes.ts').sort()])
  hash.update(file).update(readFileSync(file))
const wanted = hash.digest('hex')

const isNew = existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isNew) {
  await must('react-router', ['typegen'])
  writeFileSync(stamp, wanted)
}
const start = Date.now()
const first = await runStep('tsc', [])
// A development server that starts writes the same types anew: for a moment TypeScript does not find them.
const isDisturbed = first.code !== 0 && statSync(folder).birthtimeMs >= start
finish(isDisturbed ? await runStep('tsc', []) : first)

async function must(command, args) {
  const step = await runStep(command, args)
  if (step.code === 0) return
  finish(step)
  process.exit()
}

function finish({ code, said }) {
  if (said) console.log(said.trimEnd())
  process.exitCode = code
}
