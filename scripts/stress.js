/**
 * npm run stress: kill -9 × 200, races × 20, 2,000 random histories of 40 steps, a million passwords, the database failing under load,
 * clients that never finish, response times. It reports failures out of runs: what fails once in a hundred is still a bug.
 */
import { runStep } from './run-steps.js'

const times = Number(process.argv[2] ?? 20)
process.env.STRESS = '1'

let failures = 0
for (let run = 1; run <= times; run += 1) {
  const { code, output } = await runStep('vitest', ['run', '--project', 'races-postgres', '--reporter=dot'])
  if (code !== 0) {
    failures += 1
    console.log(output)
  }
  console.log(`races, run ${run} of ${times}: ${failures} failed so far`)
}
// Different histories each day.
const from = String(Math.floor(Date.now() / 86_400_000) * 10_000)
const histories = await runStep(
  'node',
  ['scripts/histories.ts', '--count', '2000', '--processes', '2', '--from', from],
  { loud: true },
)
const passwords = await runStep('vitest', ['run', '--project', 'unit', 'src/kit/random-passwords.test.ts'], {
  loud: true,
})
const { code } = await runStep('vitest', ['run', '--project', 'stress'], { loud: true })
console.log(
  `races: ${failures} failures in ${times} runs; 2,000 random histories: ${histories.code === 0 ? 'nothing lost' : 'failed, see above'}; the shop as a process under stress: ${code === 0 ? 'no failure' : 'failed, see above'}; a million random passwords: ${passwords.code === 0 ? 'none taken for an attack' : 'failed, see above'}`,
)
process.exitCode = failures || histories.code || code || passwords.code ? 1 : 0
