import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SortHead } from './row-table.tsx'

const head = (sorted: string, isOneWay: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/analytics/products']}>
      <SortHead sort={{ by: 'views', first: 'down', isOneWay }} sorted={sorted}>
        Lượt xem
      </SortHead>
    </MemoryRouter>,
  )

test('a sorted heading leads to the other direction', () => {
  expect(head('-views', false)).toContain('href="/admin/analytics/products?sort=views"')
  expect(head('-views', false)).toContain('aria-sort="descending"')
})

test('a list with one direction has no link at the heading by which it is sorted, and one at the others', () => {
  expect(head('-views', true)).not.toContain('href')
  expect(head('-views', true)).toContain('aria-sort="descending"')
  expect(head('-total', true)).toContain('href="/admin/analytics/products?sort=-views"')
})
