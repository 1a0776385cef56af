// @module-tag turn-3
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { writeReview } from '#shop/reviews/write-review.ts'
import { untilHydrated } from './alive.ts'
import { comeIn, press } from './after-sale.ts'
import { judge, opensUntil, opensUntilGone, told } from './auth.ts'
import { aria } from './buy.ts'
import { signedInCustomer, type Stage } from './customer.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo, sees, seesNot, seesToast } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
const rich = ({ page }: Visit) => page.locator('main .rich').first()

/** Reloads the page, types into one of its fields while the scripts are held back, then lets them load. */
async function typeBeforeItWakes(desk: Visit, name: string, text: string) {
  const scripts = Promise.withResolvers<void>()
  await desk.page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const arrived = desk.page.waitForEvent('framenavigated')
  const reloaded = desk.page.reload({ waitUntil: 'commit' })
  await arrived
  await field(desk, name).fill(text)
  scripts.resolve()
  await reloaded
}

/** What a customer says of Aria, and what a visitor asks about it; both wait. */
async function writtenAbout(stage: Stage, visit: Visit, locale: 'vi' | 'en') {
  const { userId } = await signedInCustomer(stage, visit, locale)
  return stage.closed.look(async (db) => {
    const [{ id: productId } = { id: '' }] = await rowsOf<{ id: string }>(
      db,
      sql`select product_id as id from product_translations where slug = ${aria.slug}`,
    )
    const about = { productId, name: 'Lan N.', locale: 'vi' } as const
    const rest = { rating: 2, title: 'Chật', text: 'Chật hơn tôi nghĩ, phải đổi size.', size: null, level: null }
    const { id: reviewId } = await writeReview(db, { ...about, ...rest, userId, fit: 'small', verified: false })
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

describe.each(rareWay('phone', 'vi'))('what customers write ($locale, $width px)', ({ width, locale }) => {
  test('staff read a bad review, answer it in both languages and show it; hiding needs a reason; they answer a question and correct the answer', async ({
    visit,
    closed,
    shop,
  }) => {
    const { reviewId, questionId } = await writtenAbout({ closed, shop }, await visit({ width, locale }), locale)
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/reviews?state=waiting&stars=2&q=chat+hon' })
    const box = page.locator('main input[name=pick]').filter({ visible: true }).first()
    await box.check()
    await press(desk, 'moderation_hide')
    await told(desk, 'moderation_why_missing')
    await box.check()
    await press(desk, 'moderation_show')
    await told(desk, 'moderation_many_shown', { count: 1 })

    await desk.go(`/admin/reviews/${reviewId}`)
    await field(desk, 'vi').fill('Chúng tôi đổi size miễn phí cho bạn.')
    await field(desk, 'en').fill('We exchange the size for free.')
    await press(desk, 'moderation_reply_send')
    await told(desk, 'moderation_done_reply')
    const shopper = await visit({ width, locale })
    const words = locale === 'vi' ? 'Chúng tôi đổi size miễn phí' : 'We exchange the size for free'
    const reply = shopper.page.locator(`#review-${reviewId}`).getByText(words)
    await opensUntil(shopper, `/product/${aria.slug}/reviews`, reply)

    await desk.go(`/admin/questions/${questionId}`)
    await field(desk, 'vi').fill('Được, chọn bề ngang W.')
    await press(desk, 'moderation_answer_send')
    await told(desk, 'moderation_done_answer')
    await field(desk, 'en').fill('Yes: choose width W.')
    await press(desk, 'admin_editor_save')
    await told(desk, 'moderation_answer_corrected')
  })
})

describe.each(wayOf('desk', 'en'))('the home page ($locale, $width px)', ({ width, locale }) => {
  test('blocks of the home page are moved, reworded and given a banner in a draft, previewed, published and put back', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/home' })
    await press(desk, 'home_banner_add')
    const title = desk.page.locator('main [name^="title.banner-"][name$=".vi"]')
    await title.fill('Tuần lễ mài lưỡi')
    await desk.page.locator('main [name^="on.banner-"]').check()
    await desk.page.locator('main [name^="href.banner-"]').fill('/no/such/page')
    await press(desk, 'home_save_draft')
    await told(desk, 'menu_error_address')
    await judge(desk, 'a banner that leads nowhere')
    await desk.page.locator('main [name^="href.banner-"]').fill('/shop/category/services')
    await desk.page.locator('main [name^="action.banner-"][name$=".vi"]').fill('Xem dịch vụ')
    await press(desk, 'home_save_draft')
    await told(desk, 'home_done_save')

    const shopper = await visit({ width, locale })
    const banner = (one: Visit) => one.page.getByRole('heading', { name: 'Tuần lễ mài lưỡi' })
    await shopper.go('/')
    await seesNot(banner(shopper))
    await desk.go('/preview/home')
    await scrollsTo(banner(desk))
    await desk.go('/admin/home')
    await press(desk, 'home_publish')
    await told(desk, 'home_done_publish')
    await opensUntil(shopper, '/', banner(shopper))
    await judge(shopper, 'home with a banner')

    await press(desk, 'home_usual')
    await told(desk, 'home_done_usual')
    await press(desk, 'home_publish')
    await told(desk, 'home_done_publish')
    await opensUntilGone(shopper, '/', banner(shopper))
  })
})

describe.each(rareWay('desk', 'en'))('menus, emails and settings ($locale, $width px)', ({ width, locale }) => {
  test('menus are reordered, reworded and restored; the merchant rewords an email and sends a test before saving', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/menus' })
    await field(desk, 'header.new.href').fill('/admin')
    await press(desk, 'home_save_draft')
    await told(desk, 'menu_error_address')
    await seesToast(desk.page, desk.t('menu_error_address'))
    await field(desk, 'header.new.href').fill('/orders/find')
    await field(desk, 'header.new.vi').fill('Đơn của tôi')
    await field(desk, 'header.new.icon').locator('xpath=ancestor::details/summary').click()
    await field(desk, 'header.new.icon').selectOption('star')
    await field(desk, 'header.new.badgeVi').fill('Mới')
    await field(desk, 'header.new.descriptionVi').fill('Xem đơn đang ở đâu')
    // Enter saves; it must not press the first button of the form, which moves something.
    await field(desk, 'header.new.vi').press('Enter')
    await told(desk, 'menu_done_save')
    await desk.page.locator('main button[value="move:header:6:5"]').click()
    await expect.poll(() => reads(field(desk, 'header.5.href'))).toBe('/orders/find')
    await press(desk, 'home_publish')
    await told(desk, 'menu_done_publish')
    const shopper = await visit({ width: 1440, locale })
    const link = shopper.page.locator('header nav').getByRole('link', { name: 'Đơn của tôi Mới' })
    await opensUntil(shopper, '/', link)
    const onPhone = await visit({ width: 390, locale })
    await onPhone.go('/')
    await onPhone.page.getByRole('button', { name: onPhone.t('layout_nav_menu'), exact: true }).tap()
    await scrollsTo(onPhone.page, 'Xem đơn đang ở đâu')
    await press(desk, 'menu_usual')
    await told(desk, 'menu_done_usual')
    await opensUntilGone(shopper, '/', link)

    await desk.go('/admin/emails/texts')
    await field(desk, `subject.${locale}`).fill('Đơn {codes}')
    await press(desk, 'email_wording_try')
    await told(desk, 'email_wording_error_blank', { blank: '{codes}', blanks: '{shop}, {name}, {code}' })
    await field(desk, `subject.${locale}`).fill('{shop}: {code}!')
    await press(desk, 'email_wording_try')
    await told(desk, 'email_wording_tried')
    // The words were only tried, so another email asks before it takes their place.
    const kinds = desk.page.locator('main').getByRole('navigation', { name: desk.t('email_log_kind'), exact: true })
    await kinds.getByRole('link', { name: desk.t('email_log_kind_payment_received'), exact: true }).click()
    await scrollsTo(desk.page.getByText(desk.t('admin_editor_leave_text')))
    await press(desk, 'admin_editor_stay')
    await press(desk, 'admin_editor_save')
    await told(desk, 'email_wording_done_save')
    await expect.poll(() => reads(desk.page.locator('main h2').last())).toMatch(/^Lướt: .*!$/)
    await press(desk, 'email_wording_usual')
    await told(desk, 'email_wording_done_usual')
  })

  test('the settings list their screens; text typed before hydration counts as unsaved', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/settings' })
    await sees(desk.page.getByRole('navigation', { name: desk.t('settings_nav') }).locator('a[aria-current="page"]'))
    await typeBeforeItWakes(desk, 'phone', '1900 6868')
    await sees(
      desk.page.locator('main').getByText(desk.t('admin_editor_changes', { fields: desk.t('settings_phone') })),
    )
  })

  test('text typed into a long field before hydration stays', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/synonyms' })
    await typeBeforeItWakes(desk, 'makers', 'Bauer')
    await untilHydrated(desk.page)
    expect(await field(desk, 'makers').inputValue()).toBe('Bauer')
  })
})

describe.each(rareWay('desk', 'vi', 'this device'))('settings ($locale, $width px)', ({ width, locale }) => {
  test('settings stand beside the list of their screens', async ({ visit, shop }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/settings' })
    const here = desk.page.getByRole('navigation', { name: desk.t('settings_nav') }).locator('a[aria-current="page"]')
    await sees(here)
    const [list, form] = await Promise.all([here.boundingBox(), field(desk, 'phone').boundingBox()])
    expect(list!.x + list!.width, 'left of the form').toBeLessThan(form!.x)
  })
})

describe.each(rareWay('desk', 'vi'))('what the shop writes ($locale, $width px)', ({ width, locale }) => {
  test('a post is begun, written, kept as a draft, published, moved and restored to an earlier version', async ({
    visit,
    shop,
  }) => {
    const slug = `bai-thu-${width}`
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/posts/new' })
    await field(desk, 'title').fill(`Bài thử ${width}`)
    await press(desk, 'post_do_begin')
    await desk.page.waitForURL('**/admin/posts/edit/*')
    await rich(desk).click()
    await desk.page.keyboard.type('Đo chân trước đã.')
    await field(desk, 'category').selectOption('kien-thuc')
    // A pause while typing may have kept a part of it: what is sent from now on holds all.
    const kept = await desk.page.waitForRequest('**/admin/posts/keep/*')
    await kept.response()
    await scrollsTo(desk.page.getByText(/(Đã giữ tạm|Draft saved)/).first())

    await desk.go(new URL(desk.page.url()).pathname)
    await scrollsTo(desk.page.locator('main').getByText(desk.t('post_draft_title')))
    await expect.poll(() => reads(rich(desk))).toContain('Đo chân trước đã.')
    const preview = await visit({ width, locale })
    await preview.go((await desk.page.locator('main a[href^="/preview/"]').getAttribute('href'))!)
    await scrollsTo(preview.page.getByText('Đo chân trước đã.'))

    await press(desk, 'post_do_publish')
    await told(desk, 'post_incomplete', { missing: desk.t('post_summary') })
    await field(desk, 'vi.summary').fill('Đo trước, chọn sau.')
    await press(desk, 'post_do_publish')
    await told(desk, 'post_done_published')
    const reader = await visit({ width, locale })
    const shown = (path: string, words: string) =>
      opensUntil(reader, path, reader.page.locator('main').getByText(words))
    await shown(`/blog/${slug}`, 'Đo chân trước đã.')
    await judge(reader, 'a post with words in it')
    await shown('/blog/category/kien-thuc', `Bài thử ${width}`)

    await field(desk, 'vi.slug').fill(`${slug}-moi`)
    await field(desk, 'vi.title').fill('Tên khác')
    // Enter saves, although the button that withdraws a published post stands above its editor.
    await field(desk, 'vi.title').press('Enter')
    await told(desk, 'post_saved')
    await shown(`/blog/${slug}`, 'Tên khác')
    expect(reader.page.url()).toContain(`/blog/${slug}-moi`)

    await desk.page.locator('main a[href$="/versions"]').click()
    await desk.page.waitForURL('**/versions')
    await scrollsTo(desk.page.locator('main del').filter({ hasText: `${width}` }))
    await press(desk, 'post_restore')
    await told(desk, 'post_done_restored')
    await expect.poll(() => reads(desk.page.locator('h1'))).toBe(`Bài thử ${width}`)
  })
})
