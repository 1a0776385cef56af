// @module-tag turn-1
import { describe } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { toolLink } from '#shop/notifications/preferences/tool-link.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { fitAnswers } from '#shop/reviews/schema.ts'
import { findFit } from '#shop/reviews/fit/find-fit.ts'
import { findSkater } from '#shop/identity/skaters/list-skaters.ts'
import { addCustomer, addSkater } from '../test/process/person.ts'
import { deliverAndSettle, buyAPair } from './after-sale.ts'
import { aria } from './buy.ts'
import { signIn } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { emailAbout } from './mailbox.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

const advice = `/product/${aria.slug}/advice`
/** Lưỡi Lướt Bước 7: figure blades by length. */
const blade = '/product/luoi-luot-buoc-7'

const isSound = async ({ page }: Visit) => {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

describe.each(wayOf('desk', 'vi'))('the size adviser ($locale, $width px)', ({ width, locale }) => {
  test('the adviser opens beside the sizes, says why and how sure it is, sets the choice, is used again, and is stored for the chosen skater', async ({
    visit,
    closed,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(`/product/${aria.slug}`)
    await page.getByRole('link', { name: t('advice_open') }).click()
    const drawer = page.getByRole('dialog', { name: t('advice_title') })
    const result = drawer.getByRole('region', { name: t('advice_result') })
    await sees(drawer.getByText(t('advice_no_measurement')))
    await drawer.locator('input[name=foot]').fill('244')
    await scrollsTo(drawer.getByText('245', { exact: true }))
    await scrollsTo(result.getByText(t('advice_confidence_medium', { points: 75 })))
    await scrollsTo(result.getByText(t('advice_no_girth')))
    await drawer.locator('input[name=girth]').fill('236')
    await drawer.locator('input[name=heel]').fill('62')
    await scrollsTo(result.getByText(t('advice_confidence_high', { points: 90 })))
    await scrollsTo(result.getByText(t('advice_heel_note', { mm: 62 })))
    await scrollsTo(result.locator('[data-rules=skating-rules-1]'))
    await drawer.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await scrollsTo(result.getByText(t('advice_borderline_up', { size: 245 })))
    await scrollsTo(result.getByText(t('advice_neighbour_up', { size: 250 })))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => drawer.locator('input[name=foot]').inputValue()).toBe('244')
    await isSound(seen)

    await drawer.getByRole('button', { name: t('advice_choose_size', { size: 245 }) }).click()
    await seesNot(drawer)
    await expect.poll(() => page.locator('form#buy input[name=size]:checked').inputValue()).toBe('245')
    expect(new URL(page.url()).searchParams.get('size')).toBe('245')

    await go('/shop/category/hockey')
    await scrollsTo(page.getByRole('link', { name: t('listing_your_size', { size: 245 }) }))
    await go(`/product/${aria.slug}`)
    await scrollsTo(page, '(244 mm)')

    const email = 'measured@example.com'
    const userId = await closed.look((db) => addCustomer(db, email))
    const skater = await closed.look((db) => addSkater(db, userId, { nickname: 'Bông' }))
    await signIn(seen, email)
    await go(advice)
    await page.locator('input[name=foot]').fill('244')
    await page.locator('input[name=girth]').fill('236')
    await page.getByRole('button', { name: t('advice_keep'), exact: true }).click()
    await scrollsTo(page.getByText(t('advice_keep_done')))
    const row = await closed.look((db) => findSkater(db, userId, skater))
    expect(row!.measurements).toMatchObject([{ leftMm: 244, girthLeftMm: 236, posture: 'standing' }])
    await page.evaluate(() => localStorage.removeItem('luot_foot'))
    await go(advice)
    await page.getByRole('button', { name: t('advice_take', { name: 'Bông' }) }).click()
    await scrollsTo(page.getByText(t('advice_confidence_high', { points: 90 })))
  })
})

describe.each(rareWay('phone', 'vi'))('stiffness and blade ($locale, $width px)', ({ width, locale }) => {
  test('a boot page says whether its stiffness suits a skater; a blade page says whether it fits a boot, ours or another', async ({
    visit,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(`/product/${aria.slug}`)
    await page.getByRole('link', { name: t('advice_stiffness_open') }).click()
    const form = page.locator('form', { has: page.locator('select[name=skill]') })
    await form.getByRole('button', { name: t('advice_stiffness_ask') }).click()
    await scrollsTo(form.getByText(t('advice_stiffness_weight_wrong')))
    await form.locator('select[name=skill]').selectOption('figure:basic')
    await form.locator('input[name=weight]').fill('22,5')
    await form.locator('input[name=age]').fill('7')
    await form.locator('input[name=hours]').fill('2')
    await scrollsTo(form.getByText(t('advice_stiffness_over_boot')))
    await scrollsTo(form.getByText(t('advice_stiffness_ask_coach')))
    await isSound(seen)

    await go(blade)
    await page.getByRole('link', { name: t('advice_blade_open') }).click()
    const pair = page.locator('form', { has: page.locator('select[name=boot]') })
    await pair.locator('select[name=length]').selectOption('9.75')
    await pair.locator('input[name=outsole]').fill('257')
    await pair.getByRole('button', { name: t('advice_blade_ask') }).click()
    await scrollsTo(pair.getByText(t('advice_blade_ok'), { exact: true }))
    await pair.locator('select[name=mount]').selectOption('rivet')
    await scrollsTo(pair.getByText(t('advice_blade_boot_riveted')))
    await pair.locator('select[name=boot]').selectOption({ label: aria.name })
    await pair.locator('select[name=size]').selectOption('240')
    await scrollsTo(pair.getByText(t('advice_blade_ok'), { exact: true }))
    await pair.locator('select[name=length]').selectOption('10.5')
    await scrollsTo(pair.getByText(t('advice_blade_longer_than_sole')))
    await isSound(seen)
  })
})

/** The question of the email, as its link asks it; fit-and-reminders.db.test.ts tests when it is sent. */
async function askedOf(db: Db, orderId: string, DATA_DIR: string) {
  useEnv(readEnv({ DATA_DIR }))
  openSecret()
  const [line] = await listOrderLines(db, orderId)
  const { id, productId } = line!
  await db.insert(fitAnswers).values({ lineId: id, orderId, productId, size: '255' })
  return { id, query: toolLink('fit', id, 'vi').split('?')[1]! }
}

const linkIn = (text: string, path: string) => new URL(new RegExp(`https?://\\S*${path}\\S*`).exec(text)![0])

describe.each(rareWay('desk', 'en'))('the tools ($locale, $width px)', ({ width, locale }) => {
  test('the size guide leads to boots in stock and keeps the input; a sharpening plan goes into the calendar, and its reminder is confirmed by email', async ({
    visit,
    closed,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/tools')
    await page
      .locator('main')
      .getByRole('link', { name: t('advice_title') })
      .click()
    await scrollsTo(page.getByText(t('tool_size_first')))
    await page.locator('input[name=foot]').fill('244')
    await page.locator('input[name=girth]').fill('236')
    await page.getByRole('button', { name: t('advice_show') }).click()
    const answer = page.getByRole('region', { name: t('tool_answer') })
    await scrollsTo(answer.getByText('245', { exact: true }))
    await scrollsTo(answer.getByText(t('advice_confidence_high', { points: 90 })))
    expect(new URL(page.url()).searchParams.get('foot')).toBe('244')
    await isSound(seen)
    await answer.locator('a[href*="/product/"]').first().click()
    await expect.poll(() => page.locator('form#buy input[name=size]:checked').inputValue()).toBe('245')
    await page.goBack()
    await scrollsTo(answer.getByText('245', { exact: true }))
    await expect.poll(() => page.locator('input[name=girth]').inputValue()).toBe('236')

    const email = 'reminded@example.com'
    const last = shopDay(new Date())
    await go(`/tools/sharpening?skill=figure:single&weight=50&hours=5&last=${last}`)
    const calendar = await page.getByRole('link', { name: t('tool_sharpening_calendar') }).getAttribute('href')
    const file = await page.request.get(new URL(calendar!, page.url()).href)
    expect(await file.text()).toContain(`SUMMARY:${t('tool_calendar_due')}`)
    await page.getByLabel(t('tool_reminder_email')).fill(email)
    await page.getByRole('button', { name: t('tool_reminder_do') }).click()
    await scrollsTo(page.getByText(t('tool_reminder_asked_text', { email })))
    const mail = await emailAbout(closed.settings.DATA_DIR!, t('email_sharpening_confirm_subject', { shop: 'Lướt' }))
    await page.goto(linkIn(mail.text, '/tools/reminder').href)
    await page.getByRole('button', { name: t('tool_reminder_confirm_do') }).click()
    await scrollsTo(page.getByRole('status').getByText(t('tool_reminder_confirmed', { day: '' }).slice(0, 12)))
    await isSound(seen)
  })

  test('a fortnight after the delivery a buyer is asked one question and answers it by one click', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const orderId = await buyAPair(seen, { email: `fitted@example.com` })
    await deliverAndSettle({ closed, shop }, orderId)
    const { id, query } = await closed.look((db) => askedOf(db, orderId, closed.settings.DATA_DIR!))
    await go(`/fit?${query}`)
    await page.getByText(t('product_fit_large'), { exact: true }).click()
    await page.getByText(t('review_fit_narrow'), { exact: true }).click()
    await isSound(seen)
    await page.getByRole('button', { name: t('review_fit_do') }).click()
    await scrollsTo(page.getByText(t('review_fit_thanks')))
    expect(await closed.look((db) => findFit(db, id))).toMatchObject({ size: '255', fit: 'large', widthFit: 'narrow' })
    await go(`/fit?${query.replace(/key=(.)/, (_, sign) => `key=${sign === '_' ? '-' : '_'}`)}`)
    await scrollsTo(page.getByText(t('watch_stop_bad')))
  })
})
