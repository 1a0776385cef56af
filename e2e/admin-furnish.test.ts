import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { askQuestion } from '#shop/reviews/ask-question.ts'
import { writeReview } from '#shop/reviews/write-review.ts'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './at-the-door.ts'
import { aria } from './buy.ts'
import { signedInCustomer, type Stage } from './customer.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
const patient = { timeout: 20_000 }

/** What a customer says of Aria, and what a visitor asks about it; both wait. */
async function writtenAbout(stage: Stage, visit: Visit, locale: 'vi' | 'en') {
  const { userId } = await signedInCustomer(stage, visit, locale)
  return stage.closed.look(async (db) => {
    const [{ id: productId } = { id: '' }] = await rowsOf<{ id: string }>(
      db,
      sql`select product_id as id from product_words where slug = ${aria.slug}`,
    )
    const about = { productId, name: 'Lan N.', locale: 'vi' } as const
    const rest = { rating: 2, title: 'Chật', text: 'Chật hơn tôi nghĩ, phải đổi size.', size: null, level: null }
    const reviewId = await writeReview(db, { ...about, ...rest, userId, fit: 'small', verified: false })
    const questionId = crypto.randomUUID()
    await askQuestion(db, {
      ...about,
      id: questionId,
      userId: null,
      email: null,
      text: `Chân bè đi được không? ${locale}`,
    })
    return { reviewId, questionId }
  })
}

describe.each(wayOf('desk', 'en'))('PRODUCT 6: the shop is furnished ($locale, $width px)', ({ width, locale }) => {
  test('a bad review is read, answered in both languages and shown; hiding wants a reason', async ({
    visit,
    closed,
    shop,
  }) => {
    const { reviewId } = await writtenAbout({ closed, shop }, await visit({ width, locale }), locale)
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/reviews' })
    await desk.go('/admin/reviews?state=waiting&stars=2&q=chat+hon')
    await judge(desk, 'reviews')
    const box = desk.page.locator('main input[name=pick]').locator('visible=true').first()
    await box.check()
    await press(desk, 'moderation_hide')
    await said(desk, 'writings_why_missing')
    await desk.page.locator('main input[name=pick]').locator('visible=true').first().check()
    await press(desk, 'moderation_show')
    await said(desk, 'writings_many_shown', { count: 1 })

    await desk.go(`/admin/reviews/${reviewId}`)
    await judge(desk, 'a review')
    await field(desk, 'vi').fill('Chúng tôi đổi size miễn phí cho bạn.')
    await field(desk, 'en').fill('We exchange the size for free.')
    await press(desk, 'moderation_reply_send')
    await said(desk, 'moderation_done_reply')
    const shopper = await visit({ width, locale })
    const words = locale === 'vi' ? 'Chúng tôi đổi size miễn phí' : 'We exchange the size for free'
    const reply = shopper.page.locator(`#review-${reviewId}`).getByText(words)
    await expect.poll(() => shopper.go(`/product/${aria.slug}/reviews`).then(() => reply.count()), patient).toBe(1)
  })

  test('a question is answered, and the answer mended', async ({ visit, closed, shop }) => {
    const { questionId } = await writtenAbout({ closed, shop }, await visit({ width, locale }), locale)
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/questions' })
    await judge(desk, 'questions')
    await desk.go(`/admin/questions/${questionId}`)
    await field(desk, 'vi').fill('Được, chọn bề ngang W.')
    await press(desk, 'moderation_answer_send')
    await said(desk, 'moderation_done_answer')
    await judge(desk, 'a question')
    await field(desk, 'en').fill('Yes: choose width W.')
    await press(desk, 'editor_save')
    await said(desk, 'writings_answer_corrected')
  })

  test('the home page is moved, reworded and given a banner in a draft, seen beforehand, published, put back', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/home' })
    await judge(desk, 'home desk')
    await press(desk, 'home_banner_add')
    const title = desk.page.locator('main [name^="title.banner-"][name$=".vi"]')
    await title.fill('Tuần lễ mài lưỡi')
    await desk.page.locator('main [name^="on.banner-"]').check()
    await desk.page.locator('main [name^="href.banner-"]').fill('/no/such/page')
    await press(desk, 'home_save_draft')
    await said(desk, 'menus_error_address')
    await desk.page.locator('main [name^="href.banner-"]').fill('/shop/category/services')
    await desk.page.locator('main [name^="action.banner-"][name$=".vi"]').fill('Xem dịch vụ')
    await press(desk, 'home_save_draft')
    await said(desk, 'home_done_save')

    const shopper = await visit({ width, locale })
    const banner = (one: Visit) => one.page.getByRole('heading', { name: 'Tuần lễ mài lưỡi' }).count()
    await shopper.go('/')
    expect(await banner(shopper)).toBe(0)
    await desk.go('/preview/home')
    expect(await banner(desk)).toBe(1)
    await desk.go('/admin/home')
    await press(desk, 'home_publish')
    await said(desk, 'home_done_publish')
    await expect.poll(() => shopper.go('/').then(() => banner(shopper)), patient).toBe(1)
    await judge(shopper, 'home with a banner')

    await press(desk, 'home_usual')
    await said(desk, 'home_done_usual')
    await press(desk, 'home_publish')
    await said(desk, 'home_done_publish')
    await expect.poll(() => shopper.go('/').then(() => banner(shopper)), patient).toBe(0)
  })

  test('menus are reordered and reworded, and come back', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/menus' })
    await judge(desk, 'menus desk')
    await field(desk, 'header.new.href').fill('/admin')
    await press(desk, 'home_save_draft')
    await said(desk, 'menus_error_address')
    await field(desk, 'header.new.href').fill('/orders/find')
    await field(desk, 'header.new.vi').fill('Đơn của tôi')
    // Enter saves: it must not press the first button that moves something.
    await field(desk, 'header.new.vi').press('Enter')
    await said(desk, 'menus_done_save')
    const last = desk.page.locator('main button[value="move:header:6:5"]')
    await last.click()
    await expect.poll(() => field(desk, 'header.5.href').inputValue(), patient).toBe('/orders/find')
    await press(desk, 'home_publish')
    await said(desk, 'menus_done_publish')
    const shopper = await visit({ width: 1440, locale })
    const link = shopper.page.locator('header nav').getByRole('link', { name: 'Đơn của tôi' })
    await expect.poll(() => shopper.go('/').then(() => link.count()), patient).toBe(1)
    await press(desk, 'menus_usual')
    await said(desk, 'menus_done_usual')
    await expect.poll(() => shopper.go('/').then(() => link.count()), patient).toBe(0)
  })

  test('a letter says what the merchant wants, tried before it is saved', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/mails/texts' })
    await judge(desk, 'words of letters')
    await field(desk, `subject.${locale}`).fill('Đơn {codes}')
    await press(desk, 'letters_try')
    await said(desk, 'letters_error_blank', { blank: '{codes}', blanks: '{shop}, {name}, {code}' })
    await field(desk, `subject.${locale}`).fill('{shop}: {code}!')
    await press(desk, 'letters_try')
    await said(desk, 'letters_tried')
    await press(desk, 'editor_save')
    await said(desk, 'letters_done_save')
    await expect.poll(() => reads(desk.page.locator('main h2').last()), patient).toMatch(/^Lướt: .*!$/)
    await press(desk, 'letters_usual')
    await said(desk, 'letters_done_usual')
  })

  test('what was typed before the page woke is not saved yet', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/settings' })
    let wake = () => {}
    const asleep = new Promise<void>((resolve) => (wake = resolve))
    await desk.page.route('**/*.js', async (route) => {
      await asleep
      await route.continue()
    })
    await desk.page.reload({ waitUntil: 'commit' })
    await field(desk, 'phone').fill('1900 6868')
    wake()
    await scrollsTo(desk.page.locator('main').getByText(desk.t('editor_changes', { fields: desk.t('conf_phone') })))
  })
})
