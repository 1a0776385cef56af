import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { ListingHead } from './listing-head.tsx'

const head = (text?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListingHead trail={[]} title="Giày" count={48} text={text} canonical="https://luot.example/shop" />
    </MemoryRouter>,
  )

test('on a phone a long text of a category shows two lines, and a shopper opens the rest without scripts', () => {
  const page = head('Giày cổ cao có gót. '.repeat(10))
  expect(page).toMatch(/<p class="[^"]*max-md:line-clamp-2/)
  expect(page).toMatch(new RegExp(`<summary[^>]*>.*${m.listing_text_more()}.*</summary>`))
})

test('a text that two lines hold, and a list without one, offer nothing to open', () => {
  expect(head('Giày cổ cao có gót.')).not.toContain('<summary')
  expect(head()).not.toContain('<summary')
})
