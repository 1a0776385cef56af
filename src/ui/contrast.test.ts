import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf as of, markPairs, palettes, textPairs } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const { light, dark } = palettes(css)

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_, palette) => {
  it.each(textPairs)('%s has a contrast of at least 4.5 for reading', (pair) =>
    expect(of(palette, pair)).toBeGreaterThanOrEqual(4.5),
  )
  it.each(markPairs)('%s has a contrast of at least 3.0 for telling apart', (pair) =>
    expect(of(palette, pair)).toBeGreaterThanOrEqual(3),
  )
})

describe('the colour tokens', () => {
  it('every colour but those of the hero has a value of its own in the dark', () => {
    const names = Object.keys(light).filter((name) => light[name]!.join() === dark[name]!.join())
    expect(names).toEqual(['hero-night', 'snow', 'focus-on-night'])
  })

  it('a visitor who chose a theme gets it whatever the system says, and paper is light', () => {
    const schemes = Array.from(
      css.matchAll(/(@media[^{]*)\{\s*([^{]*) \{\s*color-scheme: (\w+)/g),
      ([, media, root, scheme]) => [media!.trim(), root, scheme],
    )
    expect(schemes).toEqual([
      ['@media screen and (prefers-color-scheme: dark)', ":root:not([data-theme='light'])", 'dark'],
      ['@media screen', ":root[data-theme='dark']", 'dark'],
    ])
    expect(css).toMatch(/^:root \{\s*color-scheme: light;/m)
  })

  it('the tokens have the contrast of the design', () => {
    expect(of(light, 'ink/bg')).toBeCloseTo(15.9, 1)
    expect(of(light, 'line-strong/bg')).toBeCloseTo(3.5, 1)
    expect(of(dark, 'bg/ink')).toBeCloseTo(16.8, 1)
  })

  it('a token that is too pale fails the check', () => {
    expect(of({ ...light, muted: [0.62, 0.022, 222] }, 'muted/bg')).toBeLessThan(4.5)
    expect(of({ ...dark, 'line-strong': [0.4, 0.03, 224] }, 'line-strong/bg')).toBeLessThan(3)
  })
})
