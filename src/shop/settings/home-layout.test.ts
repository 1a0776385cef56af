import { describe, expect, test } from 'vitest'
import { homeLayout, homeParts, defaultHome, completeHome } from './home-layout.ts'
import { shopSettings } from './settings.ts'

describe('the order of the home page', () => {
  test('a home page nobody arranged shows every part with the default texts', () => {
    const { home } = shopSettings.parse({})
    expect(home.map(({ id }) => id)).toEqual([...homeParts])
    expect(home.every(({ isOn, title, text }) => isOn && !title.vi && !text.vi)).toBe(true)
  })

  test('parts added since are put in a saved order, at its end, and none twice', () => {
    const stored = defaultHome().filter(({ id }) => id !== 'size' && id !== 'strip')
    expect(completeHome(stored.toReversed()).map(({ id }) => id)).toEqual([
      'guides',
      'gear',
      'lines',
      'blade',
      'season',
      'choice',
      'strip',
      'size',
    ])
    expect(completeHome(defaultHome())).toEqual(defaultHome())
  })

  test('an unknown part is refused', () =>
    expect(homeLayout.safeParse([{ id: 'casino' }, { id: 'banner-a1' }]).success).toBe(false))
})
