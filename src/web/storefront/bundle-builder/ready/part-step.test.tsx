import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import type { ReadyBundleView } from './find-ready-bundle.server.ts'
import { PartStep } from './part-step.tsx'
import type { ReadyForm } from './use-ready-form.ts'

type Part = ReadyBundleView['parts'][number]

test('sizes of a bundle are said in the system that a shopper chooses, as on the page of a product', () => {
  const values = ['225', '230'].map((value) => ({ value, label: value, title: value, note: null, state: 'available' }))
  const part = {
    role: 'skate',
    products: [{ id: '1', name: 'Aria', slug: 'aria', picture: null, isChosen: true }],
    options: [{ key: 'size', name: 'Size', ask: '', look: 'sizes', values }],
    choice: {},
    price: { now: 1, was: null, isFrom: false },
  } as unknown as Part
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <PartStep number={1} part={part} form={{ choice: {}, choose: () => {} } as unknown as ReadyForm} />
    </MemoryRouter>,
  )
  expect(page).toContain(`aria-label="${m.product_size_system()}"`)
  expect(page).toMatch(/>UK</)
})
