import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { inLocale } from '#test/in-locale.ts'
import { Suggestions } from './suggestions.tsx'

type List = Parameters<typeof Suggestions>[0]['list']

const aria = { to: '/search?q=aria', label: 'aria', query: 'aria' }
const empty: List = {
  id: 'list',
  groups: [],
  active: -1,
  count: 0,
  isFresh: false,
  isNone: false,
  isWaiting: false,
  hasFailed: false,
  hasRecent: false,
  take: () => {},
  press: () => {},
  forget: () => {},
  retry: () => {},
}
const shown = (list: Partial<List>) =>
  inLocale('vi', () =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Suggestions list={{ ...empty, ...list }} />
      </MemoryRouter>,
    ),
  )
/** What a screen reader is told, and what is seen below it. */
const partsOf = (html: string) => /^<p role="status"[^>]*>(.*?)<\/p>(.*)$/s.exec(html)!.slice(1)

test('a shopper on a slow network sees and hears that suggestions are on their way', () => {
  const [told, seen] = partsOf(shown({ isWaiting: true }))
  expect(told).toBe(m.search_waiting())
  expect(seen).toContain('aria-busy="true"')
  expect(seen).toContain(m.search_waiting())
  expect(partsOf(shown({}))[1]).not.toContain(m.search_waiting())
})

test('a shopper whose suggestions failed sees and hears it, and can ask again', () => {
  const [told, seen] = partsOf(shown({ hasFailed: true }))
  expect(told).toBe(m.search_failed())
  expect(seen).toContain(m.search_failed())
  expect(seen).toContain(`>${m.error_part_retry()}</button>`)
})

test('where nothing fits, the sentence says so above what leads on', () => {
  const groups = [{ kind: 'popular' as const, title: m.search_popular(), options: [aria] }]
  const [told, seen] = partsOf(shown({ isFresh: true, isNone: true, count: 1, groups }))
  expect(told).toBe(m.search_no_suggestion())
  expect(seen!.indexOf(m.search_no_suggestion())).toBeLessThan(seen!.indexOf(m.search_popular()))
})
