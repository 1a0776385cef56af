import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf as of, markPairs, palettes, textPairs } from './contrast.ts'

const { light, systemDark, chosenDark } = palettes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

describe.each([
  ['light', light],
  ['dark', chosenDark],
] as const)('in the %s theme', (_, palette) => {
  it.each(textPairs)('%s has a contrast of at least 4.5 for reading', (pair) =>
    expect(of(palette, pair)).toBeGreaterThanOrEqual(4.5),
  )
  it.each(markPairs)('%s has a contrast of at least 3.0 for telling apart', (pair) =>
    expect(of(palette, pair)).toBeGreaterThanOrEqual(3),
  )
})

describe('the colour tokens', () => {
  it('dark is the same whether a visitor chooses it or the system sets it', () => {
    expect(systemDark).toEqual(chosenDark)
    expect(chosenDark).not.toEqual(light)
  })

  it('the tokens have the contrast of the design', () => {
    expect(of(light, 'ink/bg')).toBeCloseTo(15.9, 1)
    expect(of(light, 'line-strong/bg')).toBeCloseTo(3.5, 1)
    expect(of(chosenDark, 'bg/ink')).toBeCloseTo(16.8, 1)
  })

  it('a token that is too pale fails the check', () => {
    expect(of({ ...light, muted: [0.62, 0.022, 222] }, 'muted/bg')).toBeLessThan(4.5)
    expect(of({ ...chosenDark, 'line-strong': [0.4, 0.03, 224] }, 'line-strong/bg')).toBeLessThan(3)
  })
})
