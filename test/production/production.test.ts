import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { sees, seesNot } from '../../e2e/sees.ts'
import { openAlbum } from './album.ts'
import { hireColleague } from './colleague.ts'
import { askForOtherSize, exchange, giveBack, payByCard, signOut, signUp } from './customer-buys.ts'
import { fillSettings, firstSignIn, makeProduct } from './first-days.ts'
import { sendForms } from './forms.ts'
import type { LiveSetup } from './live-setup.ts'
import { buyAsGuest, readOrderEmail, sendOut, watchOrder } from './guest-buys.ts'
import { host, openLiveShop, origin } from './live-shop.ts'
import { goOnThroughRestart } from './restart.ts'
import { openBrowser, openWindow, type Window } from './window.ts'

let gate: LiveSetup
let browser: Browser
const windows: Window[] = []
const closers: (() => unknown)[] = []

beforeAll(async () => {
  const shop = await openLiveShop((close) => closers.push(close))
  browser = await openBrowser(host, shop.proxy.port)
  gate = { shop, album: openAlbum() }
  closers.push(browser.close.bind(browser), gate.album.sheet)
})
// Closes in reverse order, also if opening failed half-way.
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const open = async (way: Parameters<typeof openWindow>[2]) => {
  const window = await openWindow(browser, origin, way)
  windows.push(window)
  return window
}

describe('a live shop behind a TLS proxy', () => {
  let desk: Window
  let phone: Window
  let buyer: Window
  let slug: string
  let guestOrder: string
  let paidOrder: string

  // The tests build on each other: after a failure the following ones would fail too.
  let isBroken = false
  beforeEach(() => {
    if (isBroken) throw new Error('An earlier part of the story failed.')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || isBroken) return
    isBroken = true
    for (const window of windows) await gate.album.keep(window, 'where it failed')
    console.log([...gate.shop.errors(), ...windows.flatMap(({ complaints }) => complaints)].join('\n'))
  })

  test('the first admin signs in, turns on two-factor and sets up the shop', async () => {
    desk = await open({})
    await firstSignIn(gate, desk)
    await fillSettings(gate, desk)
    slug = await makeProduct(gate, desk)
    await sees(desk.page, desk.page.getByRole('heading', { level: 1, name: desk.t('admin_dashboard') }))
  })

  test('a guest orders by COD on a phone, gets the email, and staff ship the order', async () => {
    phone = await open({ width: 390 })
    guestOrder = await buyAsGuest(gate, phone, slug)
    await readOrderEmail(gate, await open({ width: 390 }), guestOrder)
    await phone.go(`/orders/${guestOrder}`)
    await sendOut(gate, desk, guestOrder, 'GHN0001')
    await watchOrder(gate, phone)
    await sees(phone.page, 'GHN0001')
  })

  test('who packs is invited, turns on two-factor and sees orders, but no money', async () => {
    const mai = await open({ width: 390 })
    await hireColleague(gate, desk, mai, guestOrder)
    await seesNot(mai.page.locator('a[href="/admin/payments"]'))
  })

  test('a customer signs up and pays by card at another address', async () => {
    buyer = await open({ locale: 'en' })
    await signUp(gate, buyer)
    paidOrder = await payByCard(gate, buyer, slug)
    await expect.poll(() => gate.shop.stripe.told).toEqual([{ type: 'checkout.session.completed', status: 200 }])
  })

  test('one process restarts while people go on', async () => {
    expect(await goOnThroughRestart(gate, { phone, desk, slug })).toBe(0)
  })

  test('a paid order is delivered, partly refunded and exchanged for another size', async () => {
    await buyer.go(`/orders/${paidOrder}`)
    await sendOut(gate, desk, paidOrder, 'GHN0002')
    await watchOrder(gate, buyer)
    await sees(buyer.page, 'GHN0002')
    await press(desk, 'admin_do_deliver')
    await said(desk, 'admin_done_deliver')
    await giveBack(gate, desk, paidOrder)
    const returnId = await askForOtherSize(gate, buyer, paidOrder)
    await exchange(gate, desk, returnId)
    await signOut(gate, buyer)
    await sees(buyer.page, buyer.page.getByRole('heading', { level: 1, name: buyer.t('auth_title') }))
  })

  test.for([true, false])('every shopper’s form is accepted; with scripts: %s', async (script) => {
    const shopper = await open({ script, locale: 'en' })
    await sendForms(gate, shopper, { id: guestOrder, slug })
    await sees(shopper.page, shopper.t('profile_done_saved'))
  })

  test('no sandbox address is open, and the admin does not mention a demo', async () => {
    const doors = [
      'google',
      'facebook',
      'bank',
      'payments/1',
      'vnpay/paymentv2/vpcpay.html',
      'stripe/v1/checkout/sessions',
    ]
    for (const door of [...doors, 'momo/v2', 'zalopay/v2', 'ghn/shiip'])
      expect(await gate.shop.ask(`/sandbox/${door}`), door).toBe(404)
    await desk.go('/admin')
    await seesNot(desk.page, desk.t('admin_demo'))
  })

  test('cookies are Secure, and those hidden from scripts are __Host-', async () => {
    const cookies = (await Promise.all(windows.map(({ page }) => page.context().cookies(origin)))).flat()
    const names = cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
    expect(names).toContain('__Host-luot.session_token')
    expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([])
    expect(cookies.filter(({ secure, path }) => !secure || path !== '/')).toEqual([])
  })

  test('no console error, no policy violation and no server error was recorded', () => {
    expect(windows.flatMap(({ complaints }) => complaints)).toEqual([])
    expect(gate.shop.proxy.passed.filter(({ status, path }) => status >= 500 || path === '/api/csp-reports')).toEqual(
      [],
    )
    expect(gate.shop.errors()).toEqual([])
  })
})
