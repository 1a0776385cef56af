/** Names what went well only at the second attempt: it counts as passed, and wants to be looked at. */
export default class TellTwice {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`\nonly at the second attempt: ${test.fullName}`)
  }
}
