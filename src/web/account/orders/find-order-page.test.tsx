import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, data, RouterProvider, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import FindOrderPage from './find-order-page.tsx'

type Props = Parameters<typeof FindOrderPage>[0]

const errors = { code: 'No such code', phone: 'No such phone' }
const refused = data({ errors, typed: { code: 'x', phone: '1' } }, { status: 422 })
const Component = () => <FindOrderPage {...({ actionData: useActionData() } as Props)} />

test('a guest whose order is not found twice hears the same errors twice: they are gone while the form is sent', async () => {
  const answers: ((answer: typeof refused) => void)[] = []
  const action = () => new Promise<typeof refused>((answer) => answers.push(answer))
  const router = createMemoryRouter([{ path: '/orders/find', Component, action }], { initialEntries: ['/orders/find'] })
  const drawn = () => renderToStaticMarkup(<RouterProvider router={router} />)
  const summary = m.order_find_faults({ count: 2 })
  for (const _ of [1, 2]) {
    const sent = router.navigate('/orders/find', { formMethod: 'post', formData: new FormData() })
    await expect.poll(() => answers.length).toBe(1)
    expect(drawn()).not.toContain(summary)
    answers.pop()!(refused)
    await sent
    expect(drawn()).toContain(summary)
  }
})
