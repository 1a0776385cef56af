import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pick } from '#kit/pick.ts'
import { checkBlade } from './blade-compatibility.ts'
import { findBlade } from './blade-finder.ts'
import { compareProducts } from './comparison.ts'
import { forecastGrowth } from './growth-forecast.ts'
import { planSharpening } from './sharpening-planner.ts'
import { adviseSize } from './advise-size.ts'
import { adviseStiffness } from './stiffness-adviser.ts'

type Case = { id: string; input: never; expected: Record<string, unknown> }
const { tools } = JSON.parse(readFileSync('test/vectors/skating-cases.json', 'utf8')) as {
  tools: Record<string, Case[]>
}
const advisers: Record<string, (input: never) => object> = {
  size_adviser: adviseSize,
  blade_finder: findBlade,
  blade_compat: checkBlade,
  sharpening_planner: planSharpening,
  stiffness_adviser: adviseStiffness,
  comparison: compareProducts,
  growth_forecast: forecastGrowth,
}

const closeTo = (value: unknown): unknown => (typeof value === 'number' ? expect.closeTo(value, 3) : value)

describe.each(Object.entries(tools))('%s follows its rules', (tool, cases) => {
  test.each(cases)('$id', ({ input, expected }) => {
    const answer = advisers[tool]!(input)
    expect(Object.values(answer).some((value) => Object.is(value, -0))).toBe(false)
    const advice = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>
    // An error comes alone; of an advice only the fields named in the case are compared.
    const compared = 'error' in expected ? advice : pick(advice, Object.keys(expected))
    expect(compared).toEqual(Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, closeTo(value)])))
  })
})
