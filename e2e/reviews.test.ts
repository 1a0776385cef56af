// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { grantRole } from '#shop/identity/roles/grant-role.ts'
import { sendOut } from '#test/a-delivered-order.ts'
import { fits, judge } from './auth.ts'
import { somePieces } from '../test/process/goods.ts'
import { aPhoto, placeFor, signedInCustomer, type Stage } from './customer.ts'
import { field, heading, press, said } from './main-part.ts'
import { expect, rareWay, test, wayOf, type Visit, type Way } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

/** A delivered product that no test of this file has reviewed before. */
async function boughtBy(stage: Stage, userId: string) {
  const order = await placeFor(stage, { userId })
  return stage.closed.look(async (db) => {
    await sendOut(db, order)
    const [line] = await rowsOf<{ id: string; slug: string }>(
      db,
      sql`select product_id as id, slug from order_lines where order_id = ${order}`,
    )
    await db.execute(sql`delete from reviews where product_id = ${line!.id}`)
    await db.execute(sql`delete from questions where product_id = ${line!.id}`)
    return { order, ...line! }
  })
}

async function signedInModerator(stage: Stage, seen: Visit, locale: 'vi' | 'en') {
  const { userId } = await signedInCustomer(stage, seen, locale)
  await stage.closed.look((db) => grantRole(db, system, { userId, role: 'moderator' }))
  const language = { name: 'luot_lang', value: locale, url: stage.shop.url }
  await seen.page.context().addCookies([language])
}

const servedAt = async (address: string) => (await fetch(address)).text()
/** The structured data of the product page. */
function toldOf(html: string) {
  const [, facts] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)!
  return (JSON.parse(facts!) as { '@graph': object[] })['@graph'][0]
}

/** Cached pages are dropped a moment after the change: opens the page until the server shows it. */
const untilServed = (address: string, wanted: (html: string) => boolean) =>
  expect.poll(async () => wanted(await servedAt(address))).toBe(true)

describe.each(wayOf('phone', 'vi'))('reviews and their moderation ($locale, $width px)', ({ width, locale }) => {
  const way: Way = { width, locale }
  const staffWay: Way = { width: width < 600 ? 1440 : 390, locale }

  test('a buyer writes a review with a photo, a moderator shows it, everybody reads it; once hidden it is gone', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const writer = await visit(way)
    const { userId } = await signedInCustomer(stage, writer, locale)
    const { order } = await boughtBy(stage, userId)
    const { page, go, t } = writer
    await go(`/orders/${order}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('review_write') })
      .first()
      .click()
    await said(writer, 'review_lead_verified')
    await press(writer, 'review_send')
    await sees(page, t('review_rating_missing'))
    await said(writer, 'review_text_missing')
    await judge(writer, 'a review with faults')
    await page.locator('[name=rating][value="4"]').check({ force: true })
    await page.locator('[name=text]').fill('Ôm chân, <b>đi ba tháng</b> vẫn tốt.')
    await page.locator('[name=title]').fill('Đáng tiền')
    await press(writer, 'review_send')
    await sees(page, t('review_sent'))
    await seesNot(page.locator('[name=text]'))
    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    await sees(page, t('media_photo_done'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await sees(page, t('media_photo_kind'))
    await judge(writer, 'photos of a review')

    const stranger = await visit(way)
    const path = new URL(page.url()).pathname.replace(/^\/en/, '').replace(/\/review$/, '')
    await stranger.go(path)
    const address = stranger.page.url()
    await seesNot(stranger.page.getByText('Đáng tiền'))

    const staff = await visit(staffWay)
    await signedInModerator(stage, staff, locale)
    await staff.page.goto(`${shop.url}/moderation`)
    const item = staff.page.getByRole('article').filter({ hasText: 'Đáng tiền' })
    await scrollsTo(item)
    await fits(staff, 'the moderation')
    // Staff have the bell too.
    await staff.page.getByRole('button', { name: staff.t('notification_bell_title') }).click()
    await sees(staff.page.getByRole('dialog', { name: staff.t('notification_bell_title') }))
    await staff.page.keyboard.press('Escape')
    await item.getByRole('button', { name: staff.t('moderation_show') }).click()
    await seesNot(item)

    await untilServed(address, (html) => html.includes('Đáng tiền'))
    expect(toldOf(await servedAt(address))).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } })
    await stranger.go(path)
    await scrollsTo(stranger.page.getByRole('heading', { name: 'Đáng tiền' }))
    await scrollsTo(stranger.page.getByText('<b>đi ba tháng</b>'))
    await scrollsTo(stranger.page.locator('#reviews img[src^="/review-pictures/"]'))
    await judge(stranger, 'a product with a review')
    await stranger.go(`${path}/reviews?stars=4`)
    await scrollsTo(stranger.page.getByRole('heading', { name: 'Đáng tiền' }))
    // A cached page holds the date; the browser shows how long ago that was.
    expect(await servedAt(stranger.page.url())).toMatch(/<time dateTime="[^"]+"[^>]*>\d\d\/\d\d\/\d{4}<\/time>/i)
    await scrollsTo(
      stranger.page.locator('article time', {
        hasText: locale === 'vi' ? /vừa xong|\d phút trước/ : /just now|\d minutes? ago/,
      }),
    )
    await stranger.go(`${path}/reviews?stars=1`)
    await said(stranger, 'review_nothing')

    // The moderator has the same marks on the product page.
    await staff.go(path)
    await scrollsTo(staff.page.locator('#reviews h2'))
    await staff.page.getByText(staff.t('moderation_marks_decided', { count: 1 })).click()
    const mark = staff.page.locator('[data-item]').filter({ hasText: 'Đáng tiền' })
    await mark.getByRole('button', { name: staff.t('moderation_hide') }).click()
    await scrollsTo(mark.getByRole('button', { name: staff.t('moderation_show') }))
    await judge(staff, 'a product as the moderator has it')
    await untilServed(address, (html) => !html.includes('Đáng tiền'))
    await stranger.go(path)
    await seesNot(stranger.page.getByText('Đáng tiền'))
  })
})

describe.each(rareWay('desk', 'en'))('questions and answers ($locale, $width px)', ({ width, locale }) => {
  const way: Way = { width, locale }

  test('a visitor asks, the shop answers by keyboard, a customer adds an answer', async ({ visit, closed, shop }) => {
    const stage = { closed, shop }
    const writer = await visit(way)
    const { userId } = await signedInCustomer(stage, writer, locale)
    const { slug } = await boughtBy(stage, userId)
    const asker = await visit(way)
    await asker.go(`/product/${slug}`)
    await asker.page.getByRole('link', { name: asker.t('question_ask'), exact: true }).click()
    await asker.page.waitForURL('**/ask')
    await press(asker, 'question_send')
    await sees(asker.page, asker.t('question_text_missing'))
    await field(asker, 'question_text').fill('Chân bè đi có vừa không?')
    await field(asker, 'review_name').fill('Minh')
    await asker.page.locator('[name=email]').fill('minh-khach@example.com')
    await press(asker, 'question_send')
    await sees(asker.page, asker.t('question_sent'))

    const staff = await visit(way)
    await signedInModerator(stage, staff, locale)
    await staff.page.goto(`${shop.url}/moderation?kind=question`)
    await heading(staff, staff.t('moderation_title'))
    const item = staff.page.getByRole('article').filter({ hasText: 'Chân bè đi có vừa không?' }).last()
    await item.focus()
    await staff.page.keyboard.press('r')
    await item.getByRole('textbox').fill('Vừa, bạn chọn bề ngang W.')
    await item.getByRole('button', { name: staff.t('moderation_answer_send') }).click()
    await seesNot(item)

    const answered = `/product/${slug}/questions`
    const prefix = locale === 'en' ? '/en' : ''
    await untilServed(shop.url + prefix + answered, (html) => html.includes('bạn chọn bề ngang W.'))
    await writer.go(answered)
    await scrollsTo(writer.page, 'Vừa, bạn chọn bề ngang W.')
    await fits(writer, 'a question with its answer')
    await writer.page
      .getByRole('main')
      .getByRole('link', { name: writer.t('question_answer_give') })
      .first()
      .click()
    await field(writer, 'question_answer_text').fill('Tôi đi bản W, thoải mái.')
    await press(writer, 'question_answer_send')
    await sees(writer.page, writer.t('question_answer_sent'))
  })
})

describe.each(rareWay('desk', 'en'))('a form with one wrong field ($locale, $width px)', (way) => {
  test('leads to that field, at each refusal', async ({ visit, closed }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await go(`/product/${piece!.slug}/ask`)
    await field(seen, 'review_name').fill('Minh')
    await field(seen, 'question_text').fill('Why?')
    for (const _ of [1, 2]) {
      await press(seen, 'question_send')
      await sees(page, t('question_text_missing'))
      await page.waitForFunction(() => document.activeElement?.id === 'ask-text')
    }
  })
})
