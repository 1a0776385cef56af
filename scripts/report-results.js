import { writeFileSync } from 'node:fs'

/** A vitest reporter that writes a summary for scripts/test.js into the file that RESULTS names. */
export default class ReportResults {
  /** Printed at once too: a run of all tests takes an hour and may be interrupted. */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'failed') console.log(`\n✗ ${red(`${fileOf(test.module)} > ${test.fullName}`, errors)}`)
  }

  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
    const inState = (state) => tests.filter(({ test }) => test.result().state === state)
    const results = {
      passed: inState('passed').length,
      failures: [
        ...inState('failed').map(({ module, test }) =>
          red(`${fileOf(module)} > ${test.fullName}`, test.result().errors),
        ),
        ...modules.flatMap(failuresAround),
        ...errors.map((error) => red('beside the tests', [error])),
      ],
      // A file whose turn it is not is skipped on purpose.
      skipped: inState('skipped')
        .filter(({ test }) => !test.tags.some((tag) => tag.startsWith('turn-')))
        .map(({ module, test }) => ({
          name: `${fileOf(module)} > ${test.fullName}`,
          reason: test.result().note ?? 'without a reason: name one, ctx.skip(true, reason)',
        })),
      files: modules.map((module) => ({ name: fileOf(module), seconds: secondsOf(module) })),
    }
    writeFileSync(process.env.RESULTS, JSON.stringify(results))
  }
}

const fileOf = (module) => module.relativeModuleId

/** A file that does not load, or a failing hook of a file or a describe, fails without a failed test. */
function failuresAround(module) {
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length)
  return [
    ...(module.errors().length ? [red(fileOf(module), module.errors())] : []),
    ...suites.map((suite) => red(`${fileOf(module)} > ${suite.fullName}`, suite.errors())),
  ]
}

const red = (name, errors = []) => `${name}: ${(errors[0]?.message ?? 'failed').split('\n', 1)[0].slice(0, 300)}`

function secondsOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}
