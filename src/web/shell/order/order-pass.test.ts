import { beforeAll, describe, expect, test } from 'vitest'
import { openOwnFiles } from '#test/own-settings.ts'
import { inLiveShop } from '#test/in-shop.ts'
import { orderKey } from '#shop/orders/buyers/order-link.ts'
import { cartCookie, cartIdOf } from '../session/cart-cookie.server.ts'
import { hasPass, lastPass, passCookie } from './order-pass.server.ts'

openOwnFiles()

const asked = (cookie: string) => new Request('http://localhost/orders', { headers: { cookie } })
const [mine, hers] = ['261121-K7M2Q9XA', '261121-AAAAAAAA']

describe('the pass to an order', () => {
  let pass: string
  beforeAll(() => void (pass = passCookie(asked(''), mine)))
  const browser = (more = '') => asked(`${pass.split(';')[0]}${more}`)

  test('opens the order for which it was written, and no other', () => {
    expect(hasPass(browser(), mine)).toBe(true)
    expect(lastPass(browser())).toBe(mine)
    expect(hasPass(browser(), hers)).toBe(false)
  })

  test('that somebody wrote by hand opens nothing', () => {
    const key = orderKey(mine)
    const another = `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`
    expect(hasPass(asked(`luot_orders=${mine}.${another}`), mine)).toBe(false)
    expect(hasPass(asked(`luot_orders=${hers}.${key}`), hers)).toBe(false)
    expect(hasPass(asked(`luot_orders=${mine}.${key}`), mine)).toBe(true)
  })

  test('no script can read it, and no other site sends it along with a form', () => {
    expect(pass).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  })
})

describe('the cookie of the cart', () => {
  const cartId = crypto.randomUUID()

  test('names the cart, is closed to scripts, and lasts a day', () => {
    expect(cartCookie(cartId)).toBe(`luot_basket=${cartId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`)
    expect(cartIdOf(asked(`a=b; luot_basket=${cartId}`))).toBe(cartId)
    expect(cartIdOf(asked("luot_basket=1' or '1'='1"))).toBeUndefined()
  })

  test('goes over TLS alone in a live shop, and belongs to this host', () => {
    expect(inLiveShop(() => cartCookie(cartId))).toMatch(/^__Host-luot_basket=.*; Path=\/;.*; Secure$/)
  })
})
