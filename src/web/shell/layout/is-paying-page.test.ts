import { expect, test } from 'vitest'
import { isPayingPage } from './is-paying-page.ts'

test('nothing leads a buyer away between the checkout and the confirmation', () => {
  const order = '/orders/0197a3f2-6c1e-7b8a-9d55-0c2f4be1a077'
  for (const path of ['/checkout', '/order-success', `${order}/pay`]) expect(isPayingPage(path), path).toBe(true)
  for (const path of ['/', '/cart', '/checkout-tips', order, `${order}/invoice`, '/orders/find', '/payment'])
    expect(isPayingPage(path), path).toBe(false)
})
