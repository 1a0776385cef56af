import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import OwnSize from './own-size.tsx'

/** A foot of 205 mm with a girth of 222 mm: wide by the size adviser. */
const answers = { foot: '205', girth: '222' }
beforeEach(() =>
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ mm: 205, answers }), setItem: () => {} }),
)
afterEach(() => void vi.unstubAllGlobals())

const made = (size: string, width: string, stock: number) => ({ id: size + width, options: { size, width }, stock })

function shown(variants: ReturnType<typeof made>[], choice: { size?: string; width: string }, storedSize?: string) {
  const sizes = [...new Set(variants.map(({ options }) => options.size))]
  const view = { line: 'classic', options: [{ key: 'size', values: sizes.map((value) => ({ value })) }] }
  const picker = { choice, variants }
  return renderToStaticMarkup(
    <MemoryRouter>
      <OwnSize
        view={view as ProductView}
        discipline="figure"
        picker={picker as unknown as Picker}
        storedSize={storedSize}
        foot={205}
      />
    </MemoryRouter>,
  )
}

const whose = m.product_foot_yours()
const wide = m.option_width_w().toLowerCase().replace('(w)', '(W)')
const fits = m.product_own_foot({ whose, foot: 205 })
const tight = m.product_own_tight({ whose, foot: 205, width: wide })

test('the own size in the needed width fits', () => {
  expect(shown([made('205', 'R', 3), made('205', 'W', 3)], { size: '205', width: 'W' })).toContain(fits)
})

test('a narrower width is said to be too narrow, and the needed one is offered', () => {
  const page = shown([made('205', 'R', 3), made('205', 'W', 3)], { size: '205', width: 'R' })
  expect(page).toContain(tight)
  expect(page).toContain(m.product_own_pick_width({ size: 205, width: wide }))
  expect(page).not.toContain(fits)
})

test('where the needed width is sold out, a message when it is back is offered in its place', () => {
  const page = shown([made('205', 'R', 3), made('205', 'W', 0)], { size: '205', width: 'R' })
  expect(page).toContain(tight)
  expect(page).toContain(m.product_own_watch({ size: 205, width: wide }))
})

test('where the model is not made in the needed width, others in it are offered', () => {
  const variants = [made('205', 'R', 3), made('215', 'W', 3)]
  for (const size of ['205', undefined]) {
    const page = shown(variants, { size, width: 'R' })
    expect(page).not.toContain(fits)
    expect(page).toContain('/shop/category/figure?size=205&amp;width=W')
  }
})

test('the size that was bought last is said beside whether it fits the foot, and is not said of another size', () => {
  const variants = [made('205', 'W', 3), made('210', 'W', 3)]
  const page = shown(variants, { size: '205', width: 'W' }, '205_W')
  expect(page).toContain(m.product_own_last({ size: '205' }))
  expect(page).toContain(fits)
  expect(shown(variants, { size: '205', width: 'W' }, '210_W')).not.toContain(m.product_own_last({ size: '205' }))
})
