import { expect, test } from 'vitest'
import { readArticles } from '#seed/content/read-articles.ts'
import { locales } from '#kit/localized.ts'
import { blanksIn } from '#shop/content/documents/fill-blanks.ts'
import { isCancellableByBuyer, orderMoves, orderPath } from '#shop/orders/states.ts'
import { buyerUntil, cancelTerms, shopUntil } from './cancel-terms.ts'

const before = (end: (typeof orderPath)[number]) => orderPath.slice(0, orderPath.indexOf(end))

test('the policies name for customers exactly the states in which the order page lets them cancel', () => {
  expect(before(buyerUntil)).toEqual(orderPath.filter(isCancellableByBuyer))
  expect(cancelTerms('vi')).toContain('cho đến khi hàng được đóng gói')
  expect(cancelTerms('en')).toContain('until the goods are packed')
})

test('the policies name for the shop every state in which it can cancel before the parcel leaves', () => {
  expect(before(shopUntil).every((state) => orderMoves.next(state).includes('cancelled'))).toBe(true)
  expect(shopUntil).toBe('shipped')
  expect(cancelTerms('vi')).toContain('giao cho đơn vị vận chuyển')
  expect(cancelTerms('en')).toContain('handed to the carrier')
})

test('terms, returns and support all use the one text on cancelling', () => {
  const pages = readArticles('pages', 'page').filter(({ key }) => ['terms', 'returns', 'support'].includes(key!))
  expect(pages).toHaveLength(3)
  for (const page of pages)
    for (const locale of locales) {
      const body = JSON.stringify(page[locale]!.body)
      expect(blanksIn(body), `${page.key} ${locale}`).toContain('cancelTerms')
      expect(body, `${page.key} ${locale}`).not.toMatch(/hủy ở trang đơn|cancel[^.]*on the order page/)
    }
})
