/** npm run check: what can be known in half a minute, without a database or a browser. */
import { quickSteps, runSteps } from './run-steps.js'

const unit = { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit', '--reporter=dot'] }
const results = await runSteps([...quickSteps, unit])
if (results.some((step) => !step.isPassed)) process.exitCode = 1
