import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { PageTop } from './page-top.tsx'

test('a customer reads what came of the last form, in a part that can take the focus, and after a refused form no longer of the one before', async () => {
  const path = '/profile?done=saved'
  const router = createMemoryRouter(
    [{ path: '/profile', Component: () => <PageTop title="Lan" />, action: () => data({}, { status: 422 }) }],
    { initialEntries: [path] },
  )
  const drawn = () => renderToStaticMarkup(<RouterProvider router={router} />)
  expect(drawn()).toMatch(/<div tabindex="-1"[^>]*><div role="status"/)
  expect(drawn()).toContain(m.profile_done_saved())
  await router.navigate(path, { formMethod: 'post', formData: new FormData() })
  expect(drawn()).not.toContain(m.profile_done_saved())
})
