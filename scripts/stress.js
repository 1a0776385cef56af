/** npm run stress: kill -9 × 200, races × 20. Told as failures out of runs; what fails once in a hundred is still a bug. */
import { runStep } from './run-steps.js'

const times = Number(process.argv[2] ?? 20)
process.env.STRESS = '1'

let failures = 0
for (let run = 1; run <= times; run += 1) {
  const { code, said } = await runStep('vitest', ['run', '--project', 'races-postgres', '--reporter=dot'])
  if (code !== 0) {
    failures += 1
    console.log(said)
  }
  console.log(`races, run ${run} of ${times}: ${failures} failed so far`)
}
const { code } = await runStep('vitest', ['run', '--project', 'process'], true)
console.log(
  `races: ${failures} failures in ${times} runs; the shop as a process under stress: ${code === 0 ? 'no failure' : 'failed, see above'}`,
)
process.exitCode = failures || code ? 1 : 0
