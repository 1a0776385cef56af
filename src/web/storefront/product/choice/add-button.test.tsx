import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { m } from '#words/messages.js'
import { AddButton } from './add-button.tsx'
import { StickyBar } from './sticky-bar.tsx'

const ask = m.product_choose_size()
const price = { now: 1_000_000, was: null, isFrom: false }
const pickerOf = (some: Partial<Picker>) => ({ price, missing: 'size', ask, isSoldOut: false, ...some }) as Picker

const shown = (picker: Picker) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AddButton picker={picker} work={0} isAdded={false} />
      <StickyBar picker={picker} work={0} isBare={false} />
    </MemoryRouter>,
  )

test('where every size is sold out, both buttons lead a shopper to the size that the stock watch needs', () => {
  const page = shown(pickerOf({ isSoldOut: true }))
  expect(page.split(m.product_choose_to_watch({ what: ask }))).toHaveLength(3)
  expect(page.match(/formMethod="get"/gi)).toHaveLength(2)
  expect(page).not.toContain('disabled=""')
  expect(page).not.toContain(m.product_sold_out())
})

test('while something is in stock, both buttons add to the cart', () => {
  const page = shown(pickerOf({}))
  expect(page.split(m.product_add())).toHaveLength(3)
  expect(page).not.toMatch(/formMethod/i)
})
