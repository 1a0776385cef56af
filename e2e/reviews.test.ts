import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { grantRole } from '#shop/identity/grant-role.ts'
import { aPhoto, placeFor, signedInCustomer, type Stage } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { field, heading, press, said } from './main-part.ts'
import { wayOf, expect, test, type Visit, type Way } from './stage.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

/** A product that nobody of this file wrote about before, and that somebody got delivered. */
async function boughtBy(stage: Stage, userId: string) {
  const order = await placeFor(stage, { userId })
  return stage.closed.look(async (db) => {
    await db.execute(sql`update orders set state = 'delivered' where id = ${order}`)
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

describe.each(wayOf('desk', 'en'))('reviews, questions, moderation ($locale, $width px)', ({ width, locale }) => {
  const way: Way = { width, locale, dark: width < 600 }

  const lookAt = async ({ page }: Visit) => {
    await page.waitForLoadState('networkidle')
    expect(await seriousFindings(page), page.url()).toEqual([])
    expect(await overflow(page), page.url()).toBeLessThanOrEqual(0)
  }

  test('who bought writes with a photo, a moderator shows it, everybody reads it; hidden it is gone', async ({
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
    await lookAt(writer)
    await press(writer, 'review_send')
    await said(writer, 'review_rating_missing')
    await said(writer, 'review_text_missing')
    await page.locator('[name=rating][value="4"]').check({ force: true })
    await page.locator('[name=text]').fill('Ôm chân, <b>đi ba tháng</b> vẫn tốt.')
    await page.locator('[name=title]').fill('Đáng tiền')
    await press(writer, 'review_send')
    await said(writer, 'review_sent')
    await page.locator('input[type=file]').setInputFiles(await aPhoto())
    await said(writer, 'photo_done')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await said(writer, 'photo_kind')
    await lookAt(writer)

    const stranger = await visit(way)
    const path = new URL(page.url()).pathname.replace(/^\/en/, '').replace(/\/review$/, '')
    await stranger.go(path)
    await seesNot(stranger.page.getByText('Đáng tiền'))

    const staff = await visit(way)
    await signedInModerator(stage, staff, locale)
    await staff.page.goto(`${shop.url}/moderation`)
    const item = staff.page.getByRole('article').filter({ hasText: 'Đáng tiền' })
    await scrollsTo(item)
    await lookAt(staff)
    await item.getByRole('button', { name: staff.t('moderation_show') }).click()
    await seesNot(item)

    await expect
      .poll(async () => {
        await stranger.go(path)
        return stranger.page.getByRole('heading', { name: 'Đáng tiền' }).count()
      })
      .toBe(1)
    await stranger.page.locator('#reviews').evaluate((node) => node.scrollIntoView())
    await scrollsTo(stranger.page.getByText('<b>đi ba tháng</b>'))
    await expect.poll(() => stranger.page.locator('#reviews img[src^="/review-pictures/"]').count()).toBe(1)
    const facts = await reads(stranger.page.locator('script[type="application/ld+json"]').first())
    const [product] = (JSON.parse(facts!) as { '@graph': object[] })['@graph']
    expect(product).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } })
    await lookAt(stranger)
    await stranger.go(`${path}/reviews?stars=4`)
    await scrollsTo(stranger.page.getByRole('heading', { name: 'Đáng tiền' }))
    // A kept page names the day; how long ago that was, each reader's browser says.
    expect(await (await fetch(stranger.page.url())).text()).toMatch(
      /<time dateTime="[^"]+"[^>]*>\d\d\/\d\d\/\d{4}<\/time>/i,
    )
    await scrollsTo(
      stranger.page
        .locator('article time', { hasText: locale === 'vi' ? /vừa xong|\d phút trước/ : /just now|\d minutes? ago/ })
        .first(),
    )
    await lookAt(stranger)
    await stranger.go(`${path}/reviews?stars=1`)
    await said(stranger, 'review_nothing')

    // On the product's own page the moderator has the same marks.
    await staff.go(path)
    await staff.page.locator('#reviews').evaluate((node) => node.scrollIntoView())
    await staff.page.getByText(staff.t('moderation_marks_decided', { count: 1 })).click()
    const mark = staff.page.locator('[data-item]').filter({ hasText: 'Đáng tiền' })
    await mark.getByRole('button', { name: staff.t('moderation_hide') }).click()
    await scrollsTo(mark.getByRole('button', { name: staff.t('moderation_show') }))
    await lookAt(staff)
    await expect
      .poll(async () => {
        await stranger.go(path)
        return stranger.page.getByText('Đáng tiền').count()
      })
      .toBe(0)
  })

  test('a visitor asks without scripts, the shop answers by keys, a customer adds a word', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const asker = await visit({ ...way, script: false })
    const writer = await visit(way)
    const { userId } = await signedInCustomer(stage, writer, locale)
    const { slug } = await boughtBy(stage, userId)
    await asker.go(`/product/${slug}`)
    await asker.page.getByRole('link', { name: asker.t('question_ask'), exact: true }).click()
    await press(asker, 'question_send')
    await said(asker, 'question_text_missing')
    await field(asker, 'question_text').fill('Chân bè đi có vừa không?')
    await field(asker, 'review_name').fill('Minh')
    await asker.page.locator('[name=email]').fill('minh-khach@example.com')
    await press(asker, 'question_send')
    await said(asker, 'question_sent')

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

    await writer.go(`/product/${slug}/questions`)
    await expect
      .poll(async () => {
        await writer.page.reload()
        return writer.page.getByText('Vừa, bạn chọn bề ngang W.').count()
      })
      .toBe(1)
    await lookAt(writer)
    await writer.page
      .getByRole('main')
      .getByRole('link', { name: writer.t('answer_give') })
      .first()
      .click()
    await field(writer, 'answer_text').fill('Tôi đi bản W, thoải mái.')
    await press(writer, 'answer_send')
    await said(writer, 'answer_sent')
    await lookAt(writer)
  })

  test('a review needs somebody signed in, and comes back to its page', async ({ visit, closed, shop }) => {
    const seen = await visit({ ...way, script: false })
    const { slug } = await boughtBy(
      { closed, shop },
      (await signedInCustomer({ closed, shop }, await visit(way))).userId,
    )
    await seen.go(`/product/${slug}/review`)
    const { pathname, searchParams } = new URL(seen.page.url())
    expect(pathname).toMatch(/^(\/en)?\/auth$/)
    expect(searchParams.get('next')).toBe(`/product/${slug}/review`)
  })
})
