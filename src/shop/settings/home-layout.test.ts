import { describe, expect, test } from 'vitest'
import { homeLayout, homeParts, defaultHome, completeHome } from './home-layout.ts'
import { shopSettings } from './settings.ts'

describe('the order of the home page', () => {
  test('a shop that nobody arranged has every part, shown, in its own words', () => {
    const { home } = shopSettings.parse({})
    expect(home.map(({ id }) => id)).toEqual([...homeParts])
    expect(home.every(({ isOn, title, text }) => isOn && !title.vi && !text.vi)).toBe(true)
  })

  test('a kept order gets what has come to the shop since, at its end, and nothing twice', () => {
    const kept = defaultHome().filter(({ id }) => id !== 'size' && id !== 'strip')
    expect(completeHome(kept.toReversed()).map(({ id }) => id)).toEqual([
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

  test('a part that no shop has is no part', () =>
    expect(homeLayout.safeParse([{ id: 'casino' }, { id: 'banner-a1' }]).success).toBe(false))
})
