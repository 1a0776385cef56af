import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf as of, markPairs, palettes, textPairs } from './contrast.ts'

const { light, systemDark, chosenDark } = palettes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

describe.each([
  ['light', light],
  ['dark', chosenDark],
] as const)('in the %s theme', (_, palette) => {
  it.each(textPairs)('%s can be read (4.5)', (pair) => expect(of(palette, pair)).toBeGreaterThanOrEqual(4.5))
  it.each(markPairs)('%s can be told apart (3.0)', (pair) => expect(of(palette, pair)).toBeGreaterThanOrEqual(3))
})

describe('the tokens', () => {
  it('are the same in the dark, by choice or by the system', () => {
    expect(systemDark).toEqual(chosenDark)
    expect(chosenDark).not.toEqual(light)
  })

  it('have the contrast that the design was drawn with', () => {
    expect(of(light, 'ink/bg')).toBeCloseTo(15.9, 1)
    expect(of(light, 'line-strong/bg')).toBeCloseTo(3.5, 1)
    expect(of(chosenDark, 'bg/ink')).toBeCloseTo(16.8, 1)
  })

  it('would be caught when too pale', () => {
    expect(of({ ...light, muted: [0.62, 0.022, 222] }, 'muted/bg')).toBeLessThan(4.5)
    expect(of({ ...chosenDark, 'line-strong': [0.4, 0.03, 224] }, 'line-strong/bg')).toBeLessThan(3)
  })
})
