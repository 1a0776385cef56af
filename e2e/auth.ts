import { join } from 'node:path'
import type { Locale } from '#kit/localized.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { signInAt } from '../test/process/person.ts'
import { emailsIn } from './mailbox.ts'
import { shopAt, type Visit } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

export const admin = 'admin@luot.example'
export const good = 'Vầng-trăng-7-cái-thuyền'

/** Every sign-in screen has its English version under /en. */
export const openAt = ({ page }: Visit, url: string, locale: Locale, path: string) =>
  page.goto(url + (locale === 'en' ? '/en' : '') + path)
export const field = ({ page }: Visit, name: string) => page.locator(`main input[name=${name}]`)
export const press = ({ page }: Visit, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
export const said = ({ page }: Visit, text: string) => scrollsTo(page.getByText(text).first())

/** With LOOK=folder a picture of every checked screen is saved in that folder. */
async function keepLook({ page }: Visit, what: string) {
  if (!process.env.LOOK) return
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  const name = `${what.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${page.viewportSize()!.width}-${language}.png`
  await page.screenshot({ path: join(process.env.LOOK, name), fullPage: true })
}

/** Nothing is wider than the window. */
export async function fits(visit: Visit, what: string) {
  await keepLook(visit, what)
  expect(await overflow(visit.page), `${what} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Runs axe on states that have no address: an open drawer, a dialog, errors. screens.test.ts checks the screens themselves. */
export async function judge(visit: Visit, what: string) {
  await fits(visit, what)
  expect(await seriousFindings(visit.page), what).toEqual([])
}

/** The result of a press must be visible in the main part without scrolling. */
export const told = ({ page, t }: Visit, key: string, facts?: Record<string, string | number>) =>
  sees(page.locator('main').getByText(t(key, facts)))

/** A cached page is rendered again soon after its content changed: opens it until this is visible. */
export const opensUntil = (visit: Visit, path: string, target: Locator) =>
  expect
    .poll(() => visit.go(path).then(() => scrollsTo(target, { timeout: 0 }).then(() => 'seen', String)), {
      interval: 500,
    })
    .toBe('seen')

/** The same until it is no longer visible. */
export const opensUntilGone = (visit: Visit, path: string, target: Locator) =>
  expect
    .poll(() => visit.go(path).then(() => seesNot(target, { timeout: 0 }).then(() => 'gone', String)), {
      interval: 500,
    })
    .toBe('gone')

/** A window after its user has signed in, in their language. `tryIn` fills in the form itself. */
export async function enter(page: Page, url: string, who: { email: string; password: string; locale: string }) {
  const cookies = await signInAt(shopAt(url), who.email, who.password)
  const all = [...cookies, { name: 'luot_lang', value: who.locale }]
  await page.context().addCookies(all.map((cookie) => ({ ...cookie, url })))
}

/** Fills in and sends the sign-in form, in any language. */
export async function tryIn(visit: Visit, email: string, password: string) {
  await field(visit, 'email').fill(email)
  await field(visit, 'password').fill(password)
  await visit.page.locator('main form button[type=submit]').first().click()
}

export async function fillSignUp(visit: Visit, email: string, password = good) {
  await field(visit, 'name').fill('Trần Thu Hà')
  await field(visit, 'email').fill(email)
  await field(visit, 'password').fill(password)
  await field(visit, 'again').fill(password)
  await field(visit, 'terms').check()
  await field(visit, 'privacy').check()
}

/** The link in the newest email to this address. */
export async function linkTo(folder: string, email: string, known = 0) {
  const sentEmails = () => emailsIn(folder).filter(({ to }) => to === email)
  await expect.poll(() => sentEmails().length).toBeGreaterThan(known)
  return { link: /https?:\/\/\S+token=\S+/.exec(sentEmails().at(-1)!.text)![0], count: sentEmails().length }
}
