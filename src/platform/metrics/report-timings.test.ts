import { expect, test } from 'vitest'
import { answerTime } from './metrics.server.ts'
import { reportTimings } from './report-timings.server.ts'
import { quantile, timingSteps } from './timings.ts'

test('response times are reported by route, whatever their status', async () => {
  for (const [seconds, status] of [
    [0.004, '200'],
    [0.03, '404'],
    [9, '500'],
  ] as const)
    answerTime.observe({ route: '/product/:slug', status }, seconds)
  const [told] = await reportTimings()
  expect(told!.route).toBe('/product/:slug')
  expect(told!.counts).toEqual(timingSteps.map((ms) => (ms === 5 || ms === 50 ? 1 : 0)).concat(1 as never))
  expect(told!.ms).toBeCloseTo(9034)
  expect(quantile(told!.counts, 0.5)).toBeGreaterThan(20)
})
