import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { defineList } from './define-list.tsx'
import { RowsPanel } from './rows-panel.tsx'
import { pageWithin } from './list-params.ts'

type Skate = { id: string; name: string }
const query = { text: '', sort: '-time', level: null as string | null }
const drawn = (rows: Skate[], more: Partial<typeof query> = {}, at = '/admin/skates') => {
  const loaderData = { rows, pages: pageWithin(null, rows.length, 25), query: { ...query, ...more }, views: [], all: 2 }
  const SkateList = defineList(({ loaderData: { all } }: { loaderData: typeof loaderData }) => ({
    title: 'Skates',
    columns: [{ key: 'name', head: 'Name', sort: { by: 'name', first: 'up' }, cell: ({ name }) => name }],
    card: ({ name }) => `card of ${name}`,
    tabs: { name: 'state', label: 'By state', current: null, all, of: [{ value: 'sold', label: 'Sold', count: 1 }] },
    search: 'Find skates',
    filters: { level: { label: 'Level', any: 'Any level', options: [{ value: 'first', label: 'First' }] } },
    bulk: { pick: ({ id, name }) => ({ id, label: `pick ${name}` }), acts: () => <button>Sell</button> },
    empty: (isNarrowed) =>
      isNarrowed
        ? { title: 'None fits', text: 'Ask less.', showAll: 'Show all' }
        : { title: 'No skates', text: 'Yet.' },
  }))
  const Shop = createRoutesStub([{ path: '/admin/skates', Component: () => <SkateList loaderData={loaderData} /> }])
  return renderToStaticMarkup(<Shop initialEntries={[at]} />)
}
const rows = [
  { id: 'a', name: 'Aria' },
  { id: 'b', name: 'Brisk' },
]

test('each row is shown in the table and as a card, with a checkbox in both', () => {
  const html = drawn(rows)
  expect(html).toContain('card of Brisk')
  expect(html.match(/value="b"/g)).toHaveLength(2)
  expect(html).toContain('pick Aria')
  expect(html).toContain(m.admin_rows_shown({ from: '1', until: '2', rows: '2' }))
})

test('Enter in a field of the bulk bar presses none of its buttons', () => {
  const bar = /<form[^>]*id="bulk".*?<\/form>/s.exec(drawn(rows))![0]
  expect(/<(?:input[^>]*type="submit"|button)[^>]*>/.exec(bar)![0]).toContain('disabled=""')
})

test('a search stays in the tab and the order of the list', () => {
  const html = drawn(rows, { level: 'first' }, '/admin/skates?state=sold&sort=-time&level=first&page=2')
  const form = /<form[^>]*role="search".*?<\/form>/s.exec(html)![0]
  const hiddenFields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(hiddenFields).toEqual([
    ['state', 'sold'],
    ['sort', '-time'],
  ])
  expect(form).toContain('<option value="first" selected="">')
})

test('an empty list says whether a filter emptied it, and links to the whole list', () => {
  expect(drawn([])).toContain('No skates')
  const html = drawn([], { level: 'first' }, '/admin/skates?level=first')
  expect(html).toContain('None fits')
  expect(html).toMatch(/<a[^>]*href="\/admin\/skates"[^>]*>Show all/)
  expect(html).not.toContain('Sell')
})

test('a list inside a page says why it is empty, and shows its sum only with rows', () => {
  const panel = (skates: Skate[]) => {
    const Component = () => (
      <RowsPanel
        title="Sold"
        columns={[{ key: 'name', head: 'Name', cell: ({ name }) => name }]}
        card={({ name }) => `card of ${name}`}
        rows={skates}
        foot="All of this month"
        empty={{ text: 'None sold yet' }}
      />
    )
    const Shop = createRoutesStub([{ path: '/', Component }])
    return renderToStaticMarkup(<Shop initialEntries={['/']} />)
  }
  expect(panel(rows)).toMatch(/card of Aria.*All of this month/s)
  expect(panel([])).toContain('None sold yet')
  expect(panel([])).not.toContain('All of this month')
})
