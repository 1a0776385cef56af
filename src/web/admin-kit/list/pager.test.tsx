import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pageWithin } from './list-params.ts'
import { Pager } from './pager.tsx'

test('staff who turn the pages of one list stay on their page of the other', () => {
  const pages = pageWithin('1', 120, 50)
  const Component = () => <Pager {...pages} name="refunds" hash="#refunds" />
  const Shop = createRoutesStub([{ path: '/admin/payments', Component }])
  const html = renderToStaticMarkup(<Shop initialEntries={['/admin/payments?page=4&unmatched=2']} />)
  expect(html).toContain('href="/admin/payments?unmatched=2&amp;page=4&amp;refunds=3#refunds"')
})
