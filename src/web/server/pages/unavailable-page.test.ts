import { describe, expect, onTestFinished, test } from 'vitest'
import { defaultShopName, keepShopName } from '#shop/settings/shop-name.ts'
import { unavailableAnswer } from './unavailable-page.ts'

const ask = (pathname: string, { method = 'GET', type = 'text/html', why = 'away' as const } = {}) =>
  unavailableAnswer(
    { method, pathname },
    { reason: why, locale: 'en' },
    new Response('failed', { status: 500, headers: { 'Content-Type': type } }),
  )

describe('the answer of a shop that is overloaded or cannot reach its database', () => {
  test('the answer is 503, says when to retry, and is never cached', async () => {
    const { status, headers } = ask('/shop')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('3')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a page reloads by itself; a form does not, and says that sending it twice is safe', async () => {
    expect(await ask('/shop').text()).toContain('http-equiv="refresh"')
    const form = await ask('/checkout', { method: 'POST' }).text()
    expect(form).not.toContain('http-equiv="refresh"')
    expect(form).toContain('sending it twice still makes only one order')
  })

  test('the page has the name that the merchant gave the shop, whatever its characters', async () => {
    onTestFinished(() => keepShopName(defaultShopName))
    keepShopName('Băng & "Giá"')
    const page = await ask('/shop').text()
    expect(page).toContain(' · Băng &amp; &quot;Giá&quot;</title>')
    expect(page).toContain('data-shop="Băng &amp; &quot;Giá&quot;"')
  })

  test('the router gets its own answer back, so that it shows its error screen', async () => {
    const answer = ask('/shop.data', { type: 'text/x-script' })
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '3', 'failed'])
  })
})
