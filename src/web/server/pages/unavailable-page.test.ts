import { describe, expect, test } from 'vitest'
import { unavailableAnswer } from './unavailable-page.ts'

const ask = (pathname: string, { method = 'GET', type = 'text/html', why = 'away' as const } = {}) =>
  unavailableAnswer(
    { method, pathname },
    { why, locale: 'en' },
    new Response('failed', { status: 500, headers: { 'Content-Type': type } }),
  )

describe('a shop that is too busy, or cannot ask its database', () => {
  test('says 503 and when to come again, and is kept by nobody', async () => {
    const { status, headers } = ask('/shop')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('3')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a page asks again by itself; a form does not, and says that sending twice is safe', async () => {
    expect(await ask('/shop').text()).toContain('http-equiv="refresh"')
    const form = await ask('/checkout', { method: 'POST' }).text()
    expect(form).not.toContain('http-equiv="refresh"')
    expect(form).toContain('sending it twice still makes only one order')
  })

  test('the router gets its own answer back, to show its error screen', async () => {
    const answer = ask('/shop.data', { type: 'text/x-script' })
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '3', 'failed'])
  })
})
