// @module-tag turn-0
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { comeIn } from './after-sale.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { field, good, judge, linkTo, told } from './auth.ts'
import { placeFor, signedInCustomer, type Stage } from './customer.ts'
import { expect, rareWay, test, wayOf } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

describe.each(wayOf('phone', 'en'))('the people of the shop ($locale, $width px)', ({ width, locale }) => {
  test('the shopkeeper finds a user, sees what they bought, leaves a note, signs them out, locks the account with a reason, unlocks it and makes them a moderator', async ({
    visit,
    closed,
    shop,
  }) => {
    const theirs = await visit({ width, locale })
    const { userId, email } = await signedInCustomer({ closed, shop }, theirs, locale)
    const orderId = await placeFor({ closed, shop }, { userId, email })
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/users' })
    await page.locator('main input[name=q]').fill(email)
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=/)
    await page.locator(`main a[href="/admin/users/${userId}"]`).filter({ visible: true }).first().click()
    await page.waitForURL(`**/admin/users/${userId}`)
    await scrollsTo(page.locator(`main a[href="/admin/orders/${orderId}"]`))

    await page.locator('#notes textarea').fill('Gọi sau 18 giờ')
    await page.locator('#notes form button[type=submit]').first().click()
    await told(desk, 'user_noted')
    await scrollsTo(page.locator('#notes').getByText('Gọi sau 18 giờ'))

    await page.locator('main #sessions form button').first().click()
    await told(desk, 'user_ended')
    await scrollsTo(page.getByText(t('user_no_sessions')))
    await theirs.go('/profile')
    expect(new URL(theirs.page.url()).pathname).toMatch(/\/auth$/)

    const lock = page.locator('#lock')
    await lock.locator('summary').click()
    await lock.locator('button[type=submit]').click()
    await sees(lock.locator('[aria-invalid=true]'))
    await lock.locator('textarea').fill('Đặt hàng rồi không nhận nhiều lần')
    await lock.locator('button[type=submit]').click()
    await told(desk, 'user_locked_done')
    await judge(desk, 'a locked person')
    await page.getByRole('button', { name: t('user_unlock') }).click()
    await told(desk, 'user_unlocked_done')

    const grant = page.locator('#grant-moderator')
    await grant.locator('summary').click()
    await grant.locator('input[name=password]').fill(adminPassword)
    await grant.locator('input[name=typed]').fill('somebody@else.example')
    await grant.locator('button[type=submit]').click()
    await sees(page.locator('main [aria-invalid=true]'))
    expect(await rolesOf(closed, userId)).toEqual(['user'])
    await judge(desk, 'a role not confirmed')
    await grant.locator('input[name=typed]').fill(email)
    await grant.locator('input[name=password]').fill('Not-the-one-1')
    await grant.locator('button[type=submit]').click()
    await sees(grant.getByText(t('security_refusal_password')))
    expect(await rolesOf(closed, userId)).toEqual(['user'])
    await grant.locator('input[name=password]').fill(adminPassword)
    await grant.locator('button[type=submit]').click()
    await told(desk, 'user_granted')
    expect(await rolesOf(closed, userId)).toEqual(['moderator', 'user'])

    await desk.go(`/admin/security/audit?q=${userId}`)
    await scrollsTo(page.getByText(`${t('audit_of_role')}: ${t('audit_did_granted')}`))
  })
})

describe.each(rareWay('desk', 'vi'))('colleagues ($locale, $width px)', ({ width, locale }) => {
  test('a colleague is invited by email, creates an account by its link and works; the last admin keeps the role', async ({
    visit,
    closed,
    shop,
  }) => {
    const email = `minh-${width}-${locale}@example.com`
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/users/invites' })
    await page.locator('main input[name=email]').fill(email)
    await page.locator('main input[name=password]').fill(adminPassword)
    await page.locator('main select[name=locale]').selectOption(locale)
    await page.locator('main form button[type=submit]').first().click()
    await told(desk, 'user_invitation_sent')
    const { link } = await linkTo(closed.settings.DATA_DIR!, email)
    const theirs = await visit({ width, locale })
    await theirs.page.goto(link)
    await judge(theirs, 'an invitation')
    await field(theirs, 'name').fill('Trần Minh')
    await field(theirs, 'password').fill(good)
    await field(theirs, 'again').fill(good)
    await theirs.page.locator('main form button[type=submit]').first().click()
    await theirs.page.waitForURL(/\/moderation/)
    await desk.go('/admin/users/invites')
    await scrollsTo(page.locator('main').getByText(desk.t('user_invitation_state_accepted')))

    await desk.go('/admin/users?role=admin')
    const [boss] = await closed.look((db) =>
      rowsOf<{ id: string; email: string }>(
        db,
        sql`select u.id, u.email from users u join user_roles r on r.user_id = u.id and r.role = 'admin'`,
      ),
    )
    await page.locator(`main a[href="/admin/users/${boss!.id}"]`).filter({ visible: true }).first().click()
    const revoke = page.locator('#revoke-admin')
    await revoke.locator('summary').click()
    await revoke.locator('input[name=typed]').fill(boss!.email)
    await revoke.locator('input[name=password]').fill(adminPassword)
    await revoke.locator('button[type=submit]').click()
    await told(desk, 'security_refusal_last_admin')
    expect(await rolesOf(closed, boss!.id)).toContain('admin')
  })
})

const rolesOf = (closed: Stage['closed'], userId: string) =>
  closed.look(async (db) =>
    (await rowsOf<{ role: string }>(db, sql`select role from user_roles where user_id = ${userId} order by role`)).map(
      ({ role }) => role,
    ),
  )
