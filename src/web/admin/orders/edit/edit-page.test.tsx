import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import EditPage from './edit-page.tsx'

const order = {
  id: 'o1',
  code: 'LUOT-1',
  total: 500_000,
  version: 1,
  state: 'placed',
  off: 0,
  offReason: '',
  lines: [],
}
const change = { kind: 'sum', of: 'shipping', from: 25_000, to: 125_000 }
const preview = { changes: [change], version: 1, before: 500_000, total: 600_000, owed: 100_000, over: 0 }

test('staff who press Enter in the search while a preview is shown search, and save nothing', () => {
  const page = {
    loaderData: { order, version: 'v1' },
    actionData: { intent: 'preview', values: { seek: 'tất' }, preview },
  }
  const Component = () => <EditPage {...(page as unknown as Parameters<typeof EditPage>[0])} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  const html = renderToStaticMarkup(<Shop initialEntries={['/']} />)
  const buttons = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
  expect(buttons.some((button) => button.includes('value="save"'))).toBe(true)
  expect(buttons[0]).toContain('value="seek"')
})
