import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { answerQuestion } from '#shop/reviews/answer-question.ts'
import { changed, formOn } from './form-on.ts'
import type { ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { staffedShop } from './staffed-shop.ts'
import type { Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let own: Record<string, string>
beforeAll(async () => {
  ;({ closed, shop, own, admin } = await staffedShop())
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const rows = <T extends object>(query: ReturnType<typeof sql>) => closed.look((db) => rowsOf<T>(db, query))

describe('two people at one record: the second is told, keeps what was typed, and may save after that', () => {
  const editors = (): [string, string, string, string, string, string?][] => [
    ['from how many on is warned', `/admin/inventory/${own.variant}`, 'warn', 'variant', '3', '4'],
    ['a promotion', `/admin/promotions/${own.promotion}`, 'save', 'nameVi', 'Giảm cho bé'],
    ['a zone', `/admin/shipping/zones/${own.zone}`, 'save', 'nameVi', 'Ngoại thành xa'],
    ['words that mean the same', '/admin/synonyms', own.synonyms!, 'phrases', 'giày trượt, giày băng, pa tanh'],
    ['a picture', `/admin/media/${own.media}`, 'save', 'vi', 'Giày trắng nhìn từ bên trái'],
    ['how one pays', '/admin/settings/payments', 'save', 'minutes', '45', '50'],
    ['how parcels go', '/admin/shipping/settings', 'save', 'cutOffHour', '11', '12'],
    ['the guards', '/admin/security/settings', 'save', 'logLevel', 'error', 'warn'],
    ['a category of posts', '/admin/posts/categories', own.category!, 'vi', 'Chuyện sân băng'],
    ['an answer of the shop', `/admin/questions/${own.question}`, own.correct!, 'vi', 'Chọn bản W nhé.'],
    ['a reply to a review', `/admin/reviews/${own.review}`, 'reply', 'vi', 'Cảm ơn bạn nhiều.'],
    ['the shop itself', '/admin/settings', 'save', 'name', 'Lướt Hà Nội'],
    ['a product', `/admin/products/${own.product}/edit`, 'save', 'vi.name', 'Giày tập'],
    ['an article', `/admin/posts/edit/${own.article}`, 'save', 'vi.title', 'Mài lưỡi ở đâu'],
    ['a letter', '/admin/mails/texts', 'save', 'greeting.vi', 'Chào bạn,'],
  ]

  beforeAll(async () => {
    const first = <T extends object>(query: ReturnType<typeof sql>) => rows<T>(query).then(([row]) => row!)
    own.zone = (await first<{ id: string }>(sql`select id from shipping_zones order by rank desc limit 1`)).id
    const { id } = await first<{ id: number }>(sql`select id from synonyms where kind = 'same' limit 1`)
    own.synonyms = `save:${id}`
    own.category = `save:${(await first<{ slug: string }>(sql`select slug from article_categories limit 1`)).slug}`
    const answer = { id: crypto.randomUUID(), questionId: own.question!, userId: own.person!, name: '', official: true }
    await closed.look((db) => answerQuestion(db, system, { ...answer, text: 'Chọn bản W.', textEn: null }))
    own.correct = `correct:${answer.id}`
  })

  test('at every desk', async () => {
    for (const [what, path, intent, field, typed, other = `${typed} 2`] of editors()) {
      const opened = formOn((await admin.get(path)).text, intent)
      expect(opened.get('version'), what).toBeTruthy()
      expect(opened.has(field), what).toBe(true)
      const first = await admin.postForm(path, changed(opened, { [field]: other }))
      expect(first.status, `${what}: ${refusalOn(first.text)}`).toBe(303)
      const second = await admin.postForm(path, changed(opened, { [field]: typed }))
      expect(second.status, `${what}: ${refusalOn(second.text)}`).toBe(422)
      expect(second.text, what).toContain('Người khác vừa sửa mục này')
      const again = formOn(second.text, intent)
      expect(again.get(field), what).toBe(typed)
      expect((await admin.postForm(path, again)).status, what).toBe(303)
    }
  })

  test('who answers a question that another has just answered is told the answer', async () => {
    const [question] = await rows<{ id: string }>(
      sql`insert into questions (product_id, name, locale, text) values (${own.product}, 'Hoa', 'vi', 'Giày này có bó chân không?') returning id`,
    )
    const path = `/admin/questions/${question!.id}`
    const opened = (await admin.get(path)).text
    const intent = /value="(answer:[^"]+)"/.exec(opened)![1]!
    const colleague = {
      id: crypto.randomUUID(),
      questionId: question!.id,
      userId: own.person!,
      name: '',
      official: true,
    }
    await closed.look((db) => answerQuestion(db, system, { ...colleague, text: 'Có bản rộng W.', textEn: null }))
    const second = await admin.postForm(path, changed(formOn(opened, intent), { vi: 'Bạn lấy thêm nửa cỡ.' }))
    expect(second.status).toBe(422)
    expect(second.text).toContain('Người khác vừa trả lời câu hỏi này: “Có bản rộng W.”')
    const again = formOn(second.text, intent)
    expect(again.get('vi')).toBe('Bạn lấy thêm nửa cỡ.')
    expect((await admin.postForm(path, again)).status).toBe(303)
    expect((await admin.postForm(path, again)).status).toBe(303)
    expect(await rows(sql`select 1 from answers where question_id = ${question!.id}`)).toHaveLength(2)
  })

  test('an address that leads elsewhere already is replaced only by who knows it', async () => {
    const way = { intent: 'save', from: '/khuyen-mai', to: '/shop' }
    expect((await admin.postForm('/admin/redirects', way)).status).toBe(303)
    const second = await admin.postForm('/admin/redirects', { ...way, to: '/blog' })
    expect(second.text).toContain('Địa chỉ này đang dẫn đến /shop')
    expect((await admin.postForm('/admin/redirects', formOn(second.text, 'save'))).status).toBe(303)
  })
})

const refusalOn = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 600)
