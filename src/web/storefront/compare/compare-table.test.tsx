import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { CompareTable } from './compare-table.tsx'

test('who listens to the comparison hears where a value is not known', () => {
  const products = ['Aria', 'Mây'].map((name) => ({ id: name, slug: name, name, picture: null, without: '/compare' }))
  const rows = [{ name: 'Da', values: [null, 'da bò'], differs: true, best: [] }]
  const shown = { products, rows } as unknown as Parameters<typeof CompareTable>[0]
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CompareTable {...shown} />
    </MemoryRouter>,
  )
  const spoken = page.replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, '')
  expect(spoken).toContain(m.compare_unknown())
})
