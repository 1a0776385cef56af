import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './auth.ts'
import { placeFor } from './customer.ts'
import { emailsIn } from './mailbox.ts'
import { reads, scrollsTo } from './sees.ts'
import { expect, rareWay, test } from './stage.ts'

describe.each(rareWay('desk', 'en'))('emails ($locale, $width px)', ({ width, locale }) => {
  test('emails are kept in a log, shown as they were sent, and sent again; a failed one says why and is retried', async ({
    visit,
    closed,
    shop,
  }) => {
    const email = `thu@example.com`
    const id = await placeFor({ closed, shop }, { email })
    const sent = () => emailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to.includes(email)).length
    await expect.poll(sent).toBe(1)
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: `/admin/emails?q=${id.slice(-8)}` })
    const row = desk.page.locator('main a[href*="/admin/emails/"]').filter({ visible: true, hasText: id.slice(-8) })
    await judge(desk, 'the log of emails')
    await row.first().click()
    await desk.page.waitForURL(/admin\/emails\/[0-9a-f-]{36}/)
    await scrollsTo(desk.page.frameLocator('main iframe').getByText(id.slice(-8)).first())
    await judge(desk, 'an email of the log')
    await press(desk, 'email_log_resend')
    await said(desk, 'email_log_done_resend')
    await expect.poll(sent).toBe(2)

    // Each email lies in the outbox a moment before its row says so.
    const states = () =>
      closed.look(async (db) =>
        (await rowsOf<{ state: string }>(db, sql`select state from emails where "to" = ${email}`)).map(
          ({ state }) => state,
        ),
      )
    await expect.poll(states).toEqual(['sent', 'sent'])
    await closed.look((db) =>
      db.execute(
        sql`update emails set state = 'failed', last_error = '550 mailbox unavailable', attempts = 8 where "to" = ${email}`,
      ),
    )
    await desk.go(`/admin/emails?state=failed&q=${encodeURIComponent(email)}`)
    await row.first().click()
    await desk.page.waitForURL(/admin\/emails\/[0-9a-f-]{36}/)
    await scrollsTo(desk.page.getByText('550 mailbox unavailable').filter({ visible: true }).first())
    await press(desk, 'email_log_resend')
    await said(desk, 'email_log_done_resend')
    await expect.poll(sent).toBe(3)

    // Every kind and case of email has a preview; the texts are tested beside their templates.
    await desk.go('/admin/emails/preview?kind=order-placed&case=transfer&locale=vi')
    await scrollsTo(desk.page.frameLocator('main iframe').locator('h1').first())
    expect(await desk.page.frameLocator('main iframe').locator('html').getAttribute('lang')).toBe('vi')
    await desk.page.getByText(desk.t('email_log_plain'), { exact: true }).click()
    expect(await reads(desk.page.locator('main pre'))).not.toMatch(/undefined|\[object|\{\w+\}/)
    await judge(desk, 'the preview of an email')
  })
})
