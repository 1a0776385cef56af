import { describe } from 'vitest'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secret.server.ts'
import { toolLink } from '#shop/notifications/tool-link.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { fitAnswers } from '#shop/reviews/schema.ts'
import { findFit } from '#shop/reviews/find-fit.ts'
import { findSkater } from '#shop/identity/list-skaters.ts'
import { addCustomer, addSkater } from '../test/process/person.ts'
import { bringHome, buyAPair } from './after-sale.ts'
import { aria } from './buy.ts'
import { alive } from './alive.ts'
import { signIn } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { mailAbout } from './mailbox.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

const advice = `/product/${aria.slug}/advice`
/** Lưỡi Lướt Bước 7: figure blades by length. */
const blade = '/product/luoi-luot-buoc-7'

const isSound = async ({ page }: Visit) => {
  expect(await seriousFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

describe.each(wayOf('desk', 'vi'))('PRODUCT 7: the size adviser ($locale, $width px)', ({ width, locale }) => {
  test('opens beside the sizes, says size, width, why and how sure, sets the choice, and is reused', async ({
    visit,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(`/product/${aria.slug}`)
    await page.getByRole('link', { name: t('advice_open') }).click()
    const drawer = page.getByRole('dialog', { name: t('advice_title') })
    const result = drawer.getByRole('region', { name: t('advice_result') })
    await scrollsTo(drawer.getByText(t('advice_no_measurement')))
    await drawer.locator('input[name=foot]').fill('244')
    await scrollsTo(drawer.getByText('245', { exact: true }))
    await scrollsTo(result.getByText(t('advice_confidence_medium', { points: 75 })))
    await scrollsTo(result.getByText(t('advice_no_girth')))
    await drawer.locator('input[name=girth]').fill('236')
    await drawer.locator('input[name=heel]').fill('62')
    await scrollsTo(result.getByText(t('advice_confidence_high', { points: 90 })))
    await scrollsTo(result.getByText(t('advice_heel_note', { mm: 62 })))
    await scrollsTo(result.getByText(t('advice_rules', { version: 'skating-rules-1' })))
    await drawer.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await scrollsTo(result.getByText(t('advice_borderline_up', { size: 245 })))
    await scrollsTo(result.getByText(t('advice_neighbour_up', { size: 250 })))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => drawer.locator('input[name=foot]').inputValue()).toBe('244')
    await isSound(seen)

    await drawer.getByRole('button', { name: t('advice_choose_size', { size: 245 }) }).click()
    await seesNot(drawer)
    await expect.poll(() => page.locator('form#buy input[name=fit]:checked').inputValue()).toBe('245_R')
    expect(new URL(page.url()).searchParams.get('size')).toBe('245')

    await go('/shop/category/hockey')
    await scrollsTo(page.getByRole('link', { name: t('listing_your_size', { size: 245 }) }).locator('visible=true'))
    await go(`/product/${aria.slug}`)
    await scrollsTo(page.getByText('(244 mm)'))
  })

  test('what makes no sense is answered by a sentence, and a child’s growth is bounded', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(`${advice}?foot=248&girth=abc`)
    const result = page.getByRole('region', { name: t('advice_result') })
    await scrollsTo(page.getByText(t('advice_mend')))
    await scrollsTo(page.getByText(t('advice_girth_wrong')))
    await go(`${advice}?foot=213&growth=on&age=9&level=double`)
    await scrollsTo(result.getByText(t('advice_growth_not_applied')))
    await isSound(seen)
  })

  test('without scripts the same advice stands on a page of its own', async ({ visit }) => {
    const seen = await visit({ width, locale, script: false })
    const { page, go, t } = seen
    await go(`/product/${aria.slug}`)
    await page.getByRole('link', { name: t('advice_open') }).click()
    await page.waitForURL(`**${advice}`)
    await page.locator('input[name=foot]').fill('244')
    await page.locator('input[name=girth]').fill('236')
    await page.getByRole('button', { name: t('advice_show') }).click()
    await scrollsTo(page.getByText(t('advice_confidence_high', { points: 90 })))
    await expect.poll(() => page.locator('input[name=girth]').inputValue()).toBe('236')
    await page.getByRole('link', { name: t('advice_choose_size', { size: 245 }) }).click()
    await expect.poll(() => page.locator('form#buy input[name=fit]:checked').inputValue()).toMatch(/^245_/)
    await go(`${advice}?skill=figure:double&weight=52&age=19&hours=6`)
    await scrollsTo(page.getByText(t('stiff_slightly_stiff')))
  })

  test('measurements go to the skater that was chosen, and come back from there', async ({ visit, closed }) => {
    const email = `measured-${width}-${locale}@example.com`
    const userId = await closed.look((db) => addCustomer(db, email))
    const skater = await closed.look((db) => addSkater(db, userId, { nickname: 'Bông' }))
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await signIn(seen, email)
    await go(advice)
    await alive(page)
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

describe.each(wayOf('phone', 'vi'))('PRODUCT 7: stiffness and blade ($locale, $width px)', ({ width, locale }) => {
  test('a boot says whether its stiffness suits a skater', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(`/product/${aria.slug}`)
    await page.getByRole('link', { name: t('stiff_open') }).click()
    const form = page.locator('form', { has: page.locator('select[name=skill]') })
    await form.getByRole('button', { name: t('stiff_ask') }).click()
    await scrollsTo(form.getByText(t('stiff_weight_wrong')))
    await form.locator('select[name=skill]').selectOption('figure:basic')
    await form.locator('input[name=weight]').fill('22,5')
    await form.locator('input[name=age]').fill('7')
    await form.locator('input[name=hours]').fill('2')
    await scrollsTo(form.getByText(t('stiff_over_boot')))
    await scrollsTo(form.getByText(t('stiff_ask_coach')))
    await isSound(seen)
  })

  test('a blade says whether it goes under a boot, ours or any other', async ({ visit }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go(blade)
    await page.getByRole('link', { name: t('bladefit_open') }).click()
    const form = page.locator('form', { has: page.locator('select[name=boot]') })
    await form.locator('select[name=length]').selectOption('9.75')
    await form.locator('input[name=outsole]').fill('257')
    await form.getByRole('button', { name: t('bladefit_ask') }).click()
    await scrollsTo(form.getByText(t('bladefit_ok'), { exact: true }))
    await form.locator('select[name=mount]').selectOption('rivet')
    await scrollsTo(form.getByText(t('bladefit_boot_riveted')))
    await form.locator('select[name=boot]').selectOption({ label: aria.name })
    await form.locator('select[name=size]').selectOption('240')
    await scrollsTo(form.getByText(t('bladefit_ok'), { exact: true }))
    await form.locator('select[name=length]').selectOption('10.5')
    await scrollsTo(form.getByText(t('bladefit_longer_than_sole')))
    await isSound(seen)
  })

  test('and says it without scripts too', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale, script: false })
    await go(blade)
    await page.getByRole('link', { name: t('bladefit_open') }).click()
    await page.locator('select[name=length]').selectOption('7.5')
    await page.locator('input[name=outsole]').fill('257')
    await page.getByRole('button', { name: t('bladefit_ask') }).click()
    await scrollsTo(page.getByText(t('bladefit_too_short')))
  })
})

/** What the letter asks, as its link asks it; when it is sent, fit-and-reminders.db.test.ts tells. */
async function askedOf(db: Db, orderId: string, DATA_DIR: string) {
  useEnv(readEnv({ DATA_DIR }))
  openSecret()
  const [line] = await listOrderLines(db, orderId)
  const { id, productId } = line!
  await db.insert(fitAnswers).values({ lineId: id, orderId, productId, size: '255' })
  return { id, query: toolLink('fit', id, 'vi').split('?')[1]! }
}

const linkIn = (text: string, path: string) => new URL(new RegExp(`https?://\\S*${path}\\S*`).exec(text)![0])

describe.each(wayOf('desk', 'en'))('PRODUCT 7: the tools ($locale, $width px)', ({ width, locale }) => {
  test('the size guide answers in the address, leads to boots in stock, and forgets nothing on the way back', async ({
    visit,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/tools')
    await page
      .locator('main')
      .getByRole('link', { name: t('advice_title') })
      .click()
    await scrollsTo(page.getByText(t('tools_size_first')))
    await alive(page)
    await page.locator('input[name=foot]').fill('244')
    await page.locator('input[name=girth]').fill('236')
    await page.getByRole('button', { name: t('advice_show') }).click()
    const answer = page.getByRole('region', { name: t('tools_answer') })
    await scrollsTo(answer.getByText('245', { exact: true }))
    await scrollsTo(answer.getByText(t('advice_confidence_high', { points: 90 })))
    expect(new URL(page.url()).searchParams.get('foot')).toBe('244')
    await isSound(seen)
    await answer.locator('a[href*="/product/"]').first().click()
    await expect.poll(() => page.locator('form#buy input[name=fit]:checked').inputValue()).toBe('245_R')
    await page.goBack()
    await scrollsTo(answer.getByText('245', { exact: true }))
    await expect.poll(() => page.locator('input[name=girth]').inputValue()).toBe('236')
    await go('/shop/category/hockey')
    await scrollsTo(page.getByRole('link', { name: t('listing_your_size', { size: 245 }) }).locator('visible=true'))
  })

  test('every tool answers without scripts, and says at its field what makes no sense', async ({ visit }) => {
    const seen = await visit({ width, locale, script: false })
    const { page, go, t } = seen
    const answer = page.getByRole('region', { name: t('tools_answer') })
    await go('/tools/growth')
    await page.locator('select[name=sex]').selectOption('f')
    await page.locator('input[name=age]').fill('8')
    await page.locator('input[name=foot]').fill('205')
    await page.locator('input[name=boot]').fill('hai trăm')
    await page.getByRole('button', { name: t('tools_growth_ask') }).click()
    await scrollsTo(page.getByText(t('bladefit_size_wrong')))
    expect(await page.locator('input[name=foot]').inputValue()).toBe('205')
    await page.locator('input[name=boot]').fill('210')
    await page.getByRole('button', { name: t('tools_growth_ask') }).click()
    await scrollsTo(answer.getByText(t('tools_growth_months', { months: 8 }), { exact: true }))
    expect(await answer.getByRole('img').getAttribute('aria-label')).toContain('205')
    expect(await answer.locator('tbody tr').count()).toBe(7)
    await isSound(seen)
    await go('/tools/blades?skill=figure:single&size=245&weight=50&ice=normal')
    await scrollsTo(answer.getByText('9,75 in', { exact: true }))
    await scrollsTo(page.getByRole('heading', { name: t('tools_blades_fitting') }))
    await go('/tools/blades?skill=hockey:league&size=255&weight=78')
    await scrollsTo(page.getByText(t('bladefit_system_mismatch')).first())
    await go('/tools/stiffness?skill=figure:axel&weight=48&age=14&hours=6')
    await scrollsTo(answer.getByText('55', { exact: true }).first())
    await go('/tools/sharpening?skill=figure:double&weight=52&hours=0&last=2099-01-01')
    await scrollsTo(page.getByText(t('tools_day_ahead')))
  })

  test('a plan goes into the calendar, and its reminder counts only after a second yes', async ({ visit, closed }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const email = `reminded-${width}-${locale}@example.com`
    const last = shopDay(new Date())
    await go(`/tools/sharpening?skill=figure:single&weight=50&hours=5&last=${last}`)
    const calendar = await page.getByRole('link', { name: t('tools_sharpening_calendar') }).getAttribute('href')
    const file = await page.request.get(new URL(calendar!, page.url()).href)
    expect(await file.text()).toContain(`SUMMARY:${t('tools_calendar_due')}`)
    await alive(page)
    await page.getByLabel(t('reminder_email')).fill(email)
    await page.getByRole('button', { name: t('reminder_do') }).click()
    await scrollsTo(page.getByText(t('reminder_asked_text', { email })))
    const mail = await mailAbout(closed.settings.DATA_DIR!, t('tool_mail_confirm_subject', { shop: 'Lướt' }))
    await page.goto(linkIn(mail.text, '/tools/reminder').href)
    await page.getByRole('button', { name: t('reminder_confirm_do') }).click()
    await scrollsTo(page.getByRole('status').getByText(t('reminder_confirmed', { day: '' }).slice(0, 12)))
    await isSound(seen)
  })

  test('a fortnight after the boots came one question is asked, and one press answers it', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const orderId = await buyAPair(seen, { email: `fitted-${width}-${locale}@example.com` })
    await bringHome({ closed, shop }, orderId)
    const { id, query } = await closed.look((db) => askedOf(db, orderId, closed.settings.DATA_DIR!))
    await go(`/fit?${query}`)
    await page.getByText(t('fit_large'), { exact: true }).click()
    await page.getByText(t('fit_narrow'), { exact: true }).click()
    await isSound(seen)
    await page.getByRole('button', { name: t('fit_do') }).click()
    await scrollsTo(page.getByText(t('fit_thanks')))
    expect(await closed.look((db) => findFit(db, id))).toMatchObject({ size: '255', fit: 'large', widthFit: 'narrow' })
    await go(`/fit?${query.replace(/key=./, 'key=_')}`)
    await scrollsTo(page.getByText(t('unwatch_bad')))
  })
})
