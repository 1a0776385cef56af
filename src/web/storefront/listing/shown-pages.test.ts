import { beforeEach, describe, expect, test } from 'vitest'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { storeLoadedPage, shownPages } from './shown-pages.ts'

const cards = (...ids: string[]) => ids.map((id) => ({ id }) as Card)
const list = '/shop'
const [first, second, third] = [cards('a', 'b'), cards('c', 'd'), cards('e')]
const shown = (page: number, own: Card[], state?: unknown) => {
  const { from, to, cards: all } = shownPages({ list, page, cards: own }, state)
  return [from, to, all.map(({ id }) => id).join('')]
}

beforeEach(() => {
  for (let at = 0; at < 8; at += 1) storeLoadedPage(`other ${at}`, 1, [])
})

describe('the pages of a list that are shown together', () => {
  test('an address that is opened shows its own page only', () => {
    storeLoadedPage(list, 1, first)
    expect(shown(2, second)).toEqual([2, 2, 'cd'])
  })

  test('added pages stay after “show more”, and when a visitor comes back from a product', () => {
    storeLoadedPage(list, 1, first)
    expect(shown(2, second, { from: 1, to: 2 })).toEqual([1, 2, 'abcd'])
    storeLoadedPage(list, 2, second)
    expect(shown(3, third, { from: 1, to: 3 })).toEqual([1, 3, 'abcde'])
  })

  test('an earlier page is placed before the page of the address', () => {
    storeLoadedPage(list, 2, second)
    expect(shown(1, first, { from: 1, to: 2 })).toEqual([1, 2, 'abcd'])
  })

  test('after a reload only the page of the address is shown, whatever the history state says', () => {
    expect(shown(3, third, { from: 1, to: 3 })).toEqual([3, 3, 'e'])
  })

  test('a product that moved to the next page is shown once', () => {
    storeLoadedPage(list, 1, first)
    expect(shown(2, cards('b', 'c'), { from: 1, to: 2 })).toEqual([1, 2, 'abc'])
  })

  test('an invalid history state is ignored', () => {
    storeLoadedPage(list, 1, first)
    for (const state of ['x', { from: 'a', to: 2 }, { from: 3, to: 9 }, { from: 0.5, to: 2 }])
      expect(shown(2, second, state)).toEqual([2, 2, 'cd'])
  })

  test('only the pages of the last few lists are kept', () => {
    storeLoadedPage(list, 1, first)
    for (let at = 0; at < 8; at += 1) storeLoadedPage(`other ${at}`, 1, [])
    expect(shown(2, second, { from: 1, to: 2 })).toEqual([2, 2, 'cd'])
  })
})
