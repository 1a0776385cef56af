import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { orders } from '#shop/orders/schema.ts'
import { personPassword } from '../test/process/person.ts'
import { good } from './at-the-door.ts'
import { placeFor, saveAddress, saveChild, signedInCustomer } from './customer.ts'
import { mailsIn } from './mailbox.ts'
import { heading, press, said } from './main-part.ts'
import { wayOf, expect, test } from './stage.ts'

/** The word that the session is over reaches the tab before the answer to the form does. */
const delayAnswer = (page: Page) =>
  page.route('**/profile/erase.data*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    await new Promise((done) => setTimeout(done, 1_500))
    await route.fulfill({ response: answer })
  })

describe.each(wayOf('desk', 'en'))('SPEC 2, one’s data ($locale, $width px)', ({ width, locale }) => {
  test('is taken along in one press, and forgotten for good by password', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId, email } = await signedInCustomer({ closed, shop }, seen, locale)
    await saveAddress({ closed, shop }, userId)
    await saveChild({ closed, shop }, userId)
    const order = await placeFor({ closed, shop }, { userId })
    await go('/profile/privacy')
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: t('profile_export_do') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^luot-\d{4}-\d{2}-\d{2}\.json$/)
    const held = JSON.parse(readFileSync(await file.path(), 'utf8')) as object
    expect(held).toMatchObject({
      person: { email, name: 'Nguyễn Thị Lan' },
      addresses: [{ street: '12 Phan Đình Phùng' }],
      skaters: [{ nickname: 'Bé Bống', measurements: [{ rightMm: 178 }, { rightMm: 173 }] }],
      consents: [{ purpose: 'child', given: true }],
      orders: [{ id: order }],
    })
    for (const part of ['cart', 'wishes', 'notifications', 'mails', 'mailPreferences', 'sessions', 'securityEvents'])
      expect(held, part).toHaveProperty(part)

    await closed.look((db) =>
      db.execute(sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${userId}`),
    )
    await closed.look((db) => db.execute(sql`update orders set state = 'completed' where id = ${order}`))
    await page.getByRole('link', { name: t('profile_erase_start') }).click()
    await page.locator('label:has(input[name=understood])').click()
    await page.locator('input[name=password]').fill('not this one')
    await press(seen, 'profile_erase_do')
    await said(seen, 'profile_password_wrong')
    await page.locator('input[name=password]').fill(personPassword)
    await delayAnswer(page)
    await press(seen, 'profile_erase_do')
    await heading(seen, t('profile_erased'))
    // The farewell stays: what this tab hears of the end of the session leads nowhere else.
    await page.waitForTimeout(2_000)
    await heading(seen, t('profile_erased'))
    await go('/my-orders')
    await page.waitForURL('**/auth?next=*')
    const [row] = await closed.look((db) => db.select().from(orders).where(eq(orders.id, order)))
    expect(row).toMatchObject({ userId: null, phone: '', email: null })
  })

  test('orders placed as a guest join once the address is confirmed', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const email = `moi-${locale}-${width}@example.com`
    const order = await placeFor({ closed, shop }, { email: email.toUpperCase() })
    await go('/auth/signup')
    await page.locator('input[name=name]').fill('Phạm Thu Hà')
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(good)
    await page.locator('input[name=again]').fill(good)
    await page.locator('label:has(input[name=terms])').click({ position: { x: 10, y: 10 } })
    await page.locator('label:has(input[name=privacy])').click({ position: { x: 10, y: 10 } })
    await page.locator('form:has(input[value=sign-up]) button[type=submit]').click()
    await expect.poll(() => linkIn(closed.settings.DATA_DIR!, email), { timeout: 20_000 }).toBeTruthy()
    const { pathname, search } = new URL(linkIn(closed.settings.DATA_DIR!, email)!)
    expect((await closed.look((db) => db.select().from(orders).where(eq(orders.id, order))))[0]!.userId).toBeNull()
    await page.goto(shop.url + pathname + search)
    await page.waitForURL((url) => !url.pathname.includes('/auth'))
    await expect
      .poll(
        async () => {
          await go('/my-orders')
          return page.getByRole('link', { name: t('order_title', { code: order.slice(-8) }) }).count()
        },
        { timeout: 20_000 },
      )
      .toBe(1)
  })
})

const linkIn = (folder: string, email: string) =>
  mailsIn(folder)
    .filter((mail) => mail.to.includes(email))
    .map((mail) => /https?:\/\/\S+\/auth\/confirm\S*/.exec(mail.text)?.[0])
    .find(Boolean)
