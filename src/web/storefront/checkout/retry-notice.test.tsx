import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { RetryNotice } from './retry-notice.tsx'

test('a buyer whose press only applied a code reads the new total and that nothing was ordered, as news and not as an error', () => {
  const html = renderToStaticMarkup(<RetryNotice applied={385_000} />)
  expect(html).toContain(m.checkout_code_applied())
  expect(html).toContain(m.checkout_code_applied_text({ total: dong(385_000) }))
  expect(html).toContain('role="status"')
  expect(html).toContain('tabindex="-1"')
})
