import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { BulkOutcome } from './bulk-outcome.tsx'

const failed = [{ id: 'b', to: '/admin/products/b/edit', name: 'Brisk', refusal: 'It has no price' }]
const page = renderToStaticMarkup(
  <MemoryRouter>
    <BulkOutcome answer={{}} nothing="Nothing picked" sent={3} done="2 done" failedTitle="1 failed" failed={failed} />
  </MemoryRouter>,
)

test('who listens hears what came of many rows once, and the focus can go there from the button that is disabled by then', () => {
  expect(page).toMatch(/^<div tabindex="-1"/)
  expect(page.match(/role="(?:status|alert)"/g)).toEqual(['role="status"', 'role="alert"'])
  expect(page).toMatch(/2 done.*1 failed.*Brisk.*It has no price/)
})
