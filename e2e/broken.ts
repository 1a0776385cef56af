import { eq } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { errorLog } from '#platform/errors/error-log-schema.server.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import type { Visit } from './stage.ts'

export const drawer = /assets\/cart-drawer-[\w-]+\.js/
export const drawerShown = (page: Page) => page.locator('dialog[open]')
export const cartButton = (page: Page) => page.locator('header a.header-ink[href$="/cart"]')

/** Parts that are broken on purpose log errors; this checks that they log nothing else. */
export const expected = ({ complaints }: Visit) => complaints.splice(0).join('\n')

type Asked = { at: number; isAgain: boolean }

/** Requests for files of this name fail; returns when each was requested, and whether under its second name. */
export async function cut(page: Page, file: RegExp) {
  const asked: Asked[] = []
  const stop = (route: Route) => {
    const request = route.request()
    if (request.method() === 'GET') asked.push({ at: Date.now(), isAgain: request.url().includes('?again=') })
    return route.abort()
  }
  await page.route(file, stop)
  return { asked, mend: () => page.unroute(file, stop) }
}

/**
 * It was asked for so many times more, and not before so many seconds had passed each time; a slow machine makes them longer, and none shorter.
 * One try may ask by both names of a file, since not every browser remembers that the first one failed (kit/load-part.ts).
 */
export function expectTries(asked: Asked[], seconds: number[]) {
  const isSameTry = (nth: number) => nth > 1 && asked[nth]!.isAgain && !asked[nth - 1]!.isAgain
  const tries = asked.filter((_, nth) => !isSameTry(nth))
  expect(tries).toHaveLength(1 + seconds.length)
  for (const [nth, wanted] of seconds.entries())
    expect(tries[nth + 1]!.at - tries[nth]!.at + 20, `before try ${nth + 2}`).toBeGreaterThanOrEqual(wanted * 1000)
}

/** Writes into a script before the browser sees it. */
export const altered = (page: Page, file: RegExp, change: (code: string) => string) =>
  page.route(file, async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    const bad = change(code)
    if (bad === code) throw new Error(`nothing to alter in ${route.request().url()}`)
    await route.fulfill({ response: answer, body: bad })
  })

export const throwing = (message: string) => `if(window.isBroken??true)throw new Error(${JSON.stringify(message)});`
export const breakDrawer = (page: Page, message: string) =>
  altered(page, drawer, (code) => code.replace(/(function \w+\(\)\{)(?=let\{isOpen:)/, `$1${throwing(message)}`))
export const mend = (page: Page) => page.evaluate('window.isBroken = false')

export const rowsSaying = (closed: ClosedShop, message: string) =>
  closed.look((db) => db.select().from(errorLog).where(eq(errorLog.message, message)))

/** The browser goes offline a moment after the command, and its connections a moment after the page knows: requests in between still arrive. */
export async function loseConnection(page: Page) {
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await expect.poll(() => page.evaluate(isShopReached)).toBe(false)
}

/** The way back takes a moment too: requests before that still fail. */
export async function regainConnection(page: Page) {
  await page.context().setOffline(false)
  await expect.poll(() => page.evaluate(isShopReached)).toBe(true)
}

/** Runs in the page. */
const isShopReached = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
