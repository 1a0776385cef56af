import { describe } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { byTurns } from '../test/by-turns.ts'
import { samplesOf } from '../test/process/access-samples.ts'
import { emailOf, addTestUsers, password } from '../test/process/test-users.ts'
import { tryIn } from './auth.ts'
import { addAria, fillCheckout, place, placeButton, untilQuoted } from './buy.ts'
import { findingsAsShown, overflow, wcagRules } from './look.ts'
import { screensOf, type Screen, type Walker } from './screens.ts'
import { expect, test as base, wayInTurn, type Visit } from './stage.ts'

/** A shop with a record of each kind, so that every screen of one record has something to show. */
const test = base.extend('samples', { scope: 'file' }, async ({ closed, shop }) => {
  const ids = await closed.look(addTestUsers)
  return samplesOf(closed, shop.url, ids.customer!)
})

/** `npm test` checks the screens for buying, signing in and orders each time, and a quarter of the others by turns. */
const isOnTheWay = ({ path }: Screen) =>
  /^\/(|shop|product\/[^/]+|cart|checkout|auth|profile|my-orders|admin|admin\/orders(\/[^/]+)?|admin\/products\/[^/]+\/edit)$/.test(
    path,
  )
const share = (screens: Screen[]) => byTurns(screens, 4, isOnTheWay)

/** Screens with one address for both languages, which show the language that was chosen last. */
const hasOneAddress = (path: string) => /^\/(admin|moderation)\b/.test(path)

/** Good practice for documents is checked on the phone only, the required rules everywhere. */
async function judge({ page }: Visit, what: string) {
  const isPhone = page.viewportSize()!.width < 600
  expect.soft(await findingsAsShown(page, isPhone ? undefined : wcagRules), what).toEqual([])
  expect.soft(await overflow(page), `${what} is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(await page.locator('h1').count(), `one h1 on ${what}`).toBe(1)
}

/** Opens one screen after the other in one window; each must be the right screen in its language and pass the checks. */
async function walk(visit: Visit, url: string, screens: Screen[], locale: Locale) {
  const prefix = locale === 'en' ? '/en' : ''
  for (const { path, status } of screens) {
    const answer = await visit.page.goto(
      url + (hasOneAddress(path) ? path : (prefix + path).replace(/^\/en\/$/, '/en')),
    )
    expect.soft(answer!.status(), path).toBe(status)
    expect.soft(await visit.page.locator('html').getAttribute('lang'), path).toBe(locale)
    await judge(visit, path)
  }
}

async function signIn(visit: Visit, url: string, who: Exclude<Walker, 'visitor'>) {
  await visit.page.goto(`${url}/auth${who === 'admin' ? '?mode=admin' : ''}`)
  await tryIn(visit, emailOf(who), password)
  await visit.page.waitForURL((to) => !to.pathname.includes('/auth'))
}

describe.each(wayInTurn())('every screen ($locale, $width px)', (way) => {
  const { locale } = way
  // Vietnamese is checked in the light theme, English in the dark one.
  const look = { ...way, dark: locale === 'en' }
  const chosen = (url: string) => [{ name: 'luot_lang', value: locale, url }]

  test('of a visitor is accessible, fits the window and has one heading, also with a cart in hand', async ({
    visit,
    shop,
    samples,
  }) => {
    const visitor = await visit(look)
    const { page, go } = visitor
    await page.context().addCookies(chosen(shop.url))
    await walk(visitor, shop.url, share(screensOf('visitor', samples)), locale)
    await addAria(visitor, { size: '270' })
    await judge(visitor, 'drawer')
    await go('/cart')
    await judge(visitor, 'cart')
    await go('/checkout')
    await placeButton(page).click()
    await judge(visitor, 'checkout with errors')
    await fillCheckout(visitor)
    await untilQuoted(page)
    await judge(visitor, 'checkout')
    const id = await place(visitor)
    await judge(visitor, 'order-success')
    await go(`/orders/${id}`)
    await judge(visitor, 'order')
  })

  test.for(['customer', 'admin'] as const)(
    'of a signed-in %s is accessible, fits the window and has one heading',
    async (who, { visit, shop, samples }) => {
      const person = await visit(look)
      await person.page.context().addCookies(chosen(shop.url))
      await signIn(person, shop.url, who)
      await walk(person, shop.url, share(screensOf(who, samples)), locale)
    },
  )
})
