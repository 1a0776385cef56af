import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkBlade } from './blade-compatibility.ts'
import { findBlade } from './blade-finder.ts'
import { compareProducts } from './comparison.ts'
import { forecastGrowth } from './growth-forecast.ts'
import { planSharpening } from './sharpening-planner.ts'
import { adviseSize } from './size-adviser.ts'
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

describe.each(Object.entries(tools))('%s, facts/skating.md 8', (tool, cases) => {
  test.each(cases)('$id', ({ input, expected }) => {
    const advice = JSON.parse(JSON.stringify(advisers[tool]!(input))) as Record<string, unknown>
    for (const [key, value] of Object.entries(expected)) {
      if (typeof value === 'number') expect(advice[key], key).toBeCloseTo(value, 3)
      else expect(advice[key], key).toEqual(value)
    }
    if ('error' in expected) expect(Object.keys(advice).sort()).toEqual(Object.keys(expected).sort())
  })
})
