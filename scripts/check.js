/**
 * npm run check: all checks that need half a minute, without a database or a browser.
 * npm run check -- --changed: the same for the files changed since main, committed or not, and those that depend on them.
 */
import { execFileSync } from 'node:child_process'
import { quickSteps, runSteps } from './run-steps.js'

const step = (name) => quickSteps.find((one) => one.name.startsWith(name))
const [words, messages, house, format, lint, allTypes] = ['words', 'messages', 'house', 'format', 'lint', 'types'].map(
  step,
)
const types = { ...allTypes, args: [...allTypes.args, '--', '--quick'] }
const unit = { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit', '--reporter=dot'] }

const lanes = process.argv.includes('--changed') ? lanesOfChanged() : [[types, messages, house, format, lint], [unit]]
const results = await runSteps([words])
// Two lanes for two processors: the unit tests take as long as everything else.
for (const lane of await Promise.all(lanes.map(runSteps))) results.push(...lane)
if (results.some((step) => !step.isPassed)) process.exitCode = 1

function lanesOfChanged() {
  const base = sinceMain()
  const files = [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '-o', '--exclude-standard')]
  if (!files.length) console.log('Nothing has changed since main.')
  const only = ({ name, command, args }, paths) => {
    const mine = files.filter((file) => paths.test(file))
    return mine.length ? [{ name, command, args: [...args, '--no-error-on-unmatched-pattern', ...mine] }] : []
  }
  const code = files.some((file) => /\.(tsx?|json)$/.test(file)) ? [types] : []
  const tests = files.length ? [{ ...unit, args: [...unit.args, '--changed', base, '--passWithNoTests'] }] : []
  return [[...code, messages, house, ...only(format, /\.(tsx?|js|json|css)$/), ...only(lint, /\.(tsx?|js)$/)], tests]
}

/** The commit at which this branch left main; on main itself the newest one. */
function sinceMain() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0]
    } catch {
      continue
    }
  }
  return 'HEAD'
}

function git(...args) {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return output.split('\n').filter(Boolean)
}
