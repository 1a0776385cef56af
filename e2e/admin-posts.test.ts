import { describe } from 'vitest'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './at-the-door.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
const rich = ({ page }: Visit) => page.locator('main .rich').first()

describe.each(wayOf('desk', 'vi'))('PRODUCT 6: what the shop writes ($locale, $width px)', ({ width, locale }) => {
  test('a post is begun, written, kept unsaved, published, moved, and brought back as it was', async ({
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
    await scrollsTo(desk.page.getByText(/(Đã giữ tạm|Draft kept)/).first())

    await desk.go(new URL(desk.page.url()).pathname)
    await said(desk, 'post_draft_title')
    await expect.poll(() => reads(rich(desk))).toContain('Đo chân trước đã.')
    // Where one wrote before, the bar above hides half of a button.
    await desk.page.evaluate(() => scrollTo(0, 0))
    await judge(desk, 'the editor of an article')
    const preview = await visit({ width, locale })
    await preview.go((await desk.page.locator('main a[href^="/preview/"]').getAttribute('href'))!)
    await scrollsTo(preview.page.getByText('Đo chân trước đã.'))

    await press(desk, 'post_do_publish')
    await said(desk, 'post_done_published')
    const reader = await visit({ width, locale })
    const shown = (path: string) =>
      expect.poll(
        async () => {
          await reader.go(path)
          return reads(reader.page.locator('main'))
        },
        { timeout: 20_000 },
      )
    await shown(`/blog/${slug}`).toContain('Đo chân trước đã.')
    await judge(reader, 'a post')
    await shown('/blog/category/kien-thuc').toContain(`Bài thử ${width}`)

    await field(desk, 'vi.slug').fill(`${slug}-moi`)
    await field(desk, 'vi.title').fill('Tên khác')
    await press(desk, 'editor_save')
    await said(desk, 'post_saved')
    await shown(`/blog/${slug}`).toContain('Tên khác')
    expect(reader.page.url()).toContain(`/blog/${slug}-moi`)

    await desk.page.locator('main a[href$="/versions"]').click()
    await desk.page.waitForURL('**/versions')
    await scrollsTo(
      desk.page
        .locator('main del')
        .filter({ hasText: `${width}` })
        .first(),
    )
    await judge(desk, 'the versions of an article')
    await press(desk, 'post_restore')
    await said(desk, 'post_done_restored')
    await expect.poll(() => reads(desk.page.locator('h1'))).toBe(`Bài thử ${width}`)
  })
})
