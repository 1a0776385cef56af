import { beforeAll, describe, expect, test } from 'vitest'
import { openOwnFiles } from '#test/own-settings.ts'
import { inLiveShop } from '#test/in-shop.ts'
import { orderKey } from '#shop/orders/buyers/order-link.ts'
import { cartCookie, cartIdOf } from '../session/cart-cookie.server.ts'
import { hasPass, lastPass, passCookie } from './order-pass.server.ts'

openOwnFiles()

const asked = (cookie: string) => new Request('http://localhost/orders', { headers: { cookie } })
const [mine, hers] = ['261121-K7M2Q9XA', '261121-AAAAAAAA']

describe('the cookie that opens an order', () => {
  let pass: string
  beforeAll(() => void (pass = passCookie(asked(''), mine)))
  const browser = (more = '') => asked(`${pass.split(';')[0]}${more}`)

  test('the cookie opens the order for which it was written, and no other', () => {
    expect(hasPass(browser(), mine)).toBe(true)
    expect(lastPass(browser())).toBe(mine)
    expect(hasPass(browser(), hers)).toBe(false)
  })

  test('a forged cookie opens nothing', () => {
    const key = orderKey(mine)
    const another = `${key[0] === 'A' ? 'B' : 'A'}${key.slice(1)}`
    expect(hasPass(asked(`luot_orders=${mine}.${another}`), mine)).toBe(false)
    expect(hasPass(asked(`luot_orders=${hers}.${key}`), hers)).toBe(false)
    expect(hasPass(asked(`luot_orders=${mine}.${key}`), mine)).toBe(true)
  })

  test('no script can read the cookie, and no other site’s form sends it', () => {
    expect(pass).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  })
})

describe('the cart cookie', () => {
  const cartId = crypto.randomUUID()

  test('the cookie holds the cart id, is closed to scripts, and lasts a day', () => {
    expect(cartCookie(cartId)).toBe(`luot_basket=${cartId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`)
    expect(cartIdOf(asked(`a=b; luot_basket=${cartId}`))).toBe(cartId)
    expect(cartIdOf(asked("luot_basket=1' or '1'='1"))).toBeUndefined()
  })

  test('in a live shop the cookie goes over TLS only and belongs to this host', () => {
    expect(inLiveShop(() => cartCookie(cartId))).toMatch(/^__Host-luot_basket=.*; Path=\/;.*; Secure$/)
  })
})
