import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { variantOf } from '#web/parts/product/picker.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { ChoiceStatus } from './choice-status.tsx'

const made = (size: string, width: string, stock: number) => ({ id: size + width, options: { size, width }, stock })
type Made = ReturnType<typeof made>[]

/** What is said below the choice of 245 in the regular width. */
function said(variants: Made) {
  const choice = { size: '245', width: 'R' }
  const view = { discipline: null, isSent: true, isPair: true, options: [] as unknown } as ProductView
  const picker = { choice, variants, variant: variantOf(variants, [], choice), isSoldOut: false }
  return renderToStaticMarkup(<ChoiceStatus view={view} picker={picker as unknown as Picker} />)
}

test('other sizes are said to be in stock where this width has one', () => {
  expect(said([made('245', 'R', 0), made('250', 'R', 2)])).toContain(m.product_size_sold_out())
})

test('sizes that are left in another width only are not said to be other sizes of the chosen one', () => {
  for (const others of [[made('245', 'W', 2)], [made('250', 'R', 0), made('250', 'W', 2)]]) {
    const page = said([made('245', 'R', 0), ...others])
    expect(page).not.toContain(m.product_size_sold_out())
    expect(page).toContain(m.product_choice_sold_out())
  }
})
