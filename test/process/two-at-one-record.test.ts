// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { noteOpenPage } from '#shop/identity/sessions/open-pages.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { changed, formOn, sideOn } from './form-on.ts'
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

type Desk = {
  path: string
  intent: string
  field: string
  /** the value that the first person types, what they type later, and what the second person types */
  words: [first: string, theirs: string, mine: string]
  /** another field of the same form, and what the second person types there */
  other?: [field: string, words: string]
}

describe('two staff edit one record', () => {
  const desks = (): Record<string, Desk> => ({
    'from how many on is warned': at(
      `/admin/inventory/${own.variant}`,
      'warn',
      'variant',
      ['4', '5', '3'],
      ['product', '6'],
    ),
    'a promotion': at(
      `/admin/promotions/${own.promotion}`,
      'save',
      'nameVi',
      ['Giảm cho bé', 'Giảm cho trẻ', 'Giảm hè'],
      ['nameEn', 'For children'],
    ),
    'a zone': at(
      `/admin/shipping/zones/${own.zone}`,
      'save',
      'nameVi',
      ['Ngoại thành', 'Ngoại thành xa', 'Vùng xa'],
      ['nameEn', 'Far away'],
    ),
    'words that mean the same': at('/admin/synonyms', own.synonyms!, 'phrases', [
      '',
      'giay truot, giay bang, pa tanh',
      'giay truot, giay bang',
    ]),
    'makers that are not sold': at('/admin/synonyms', 'save:makers', 'makers', [
      'Bauer: hockey',
      'Edea: figure',
      'CCM: hockey',
    ]),
    'a picture': at(
      `/admin/media/${own.media}`,
      'save',
      'vi',
      ['Giày trắng', 'Giày trắng nhìn từ bên trái', 'Giày nhìn nghiêng'],
      ['en', 'White boot'],
    ),
    'how one pays': at('/admin/settings/payments', 'save', 'minutes', ['45', '50', '55'], ['codLimit', '5.000.000']),
    'how parcels go': at('/admin/shipping/settings', 'save', 'cutOffHour', ['11', '12', '13'], ['height', '21']),
    'the guards': at('/admin/security/settings', 'save', 'logLevel', ['', 'error', 'warn']),
    'a category of posts': at(
      '/admin/posts/categories',
      own.category!,
      'vi',
      ['Chuyện sân băng', 'Chuyện trên băng', 'Chuyện nghề'],
      ['en', 'Rink stories'],
    ),
    'an answer of the shop': at(
      `/admin/questions/${own.question}`,
      own.correct!,
      'vi',
      ['Chọn bản W nhé.', 'Chọn bản rộng.', 'Chọn W.'],
      ['en', 'Take the W.'],
    ),
    'a reply to a review': at(
      `/admin/reviews/${own.review}`,
      'reply',
      'vi',
      ['Cảm ơn bạn nhiều.', 'Cảm ơn bạn.', 'Xin cảm ơn.'],
      ['en', 'Thank you.'],
    ),
    'the shop itself': at(
      '/admin/settings',
      'save',
      'name',
      ['Lướt Hà Nội', 'Lướt Thủ Đô', 'Lướt Huế'],
      ['phone', '1900 1234'],
    ),
    'a product': at(
      `/admin/products/${own.product}/edit`,
      'save',
      'vi.summary',
      ['Của An', 'Của An lần hai', 'Của Bình'],
      ['vi.care', 'Lau khô lưỡi sau mỗi buổi.'],
    ),
    'the variants of a product': at(
      `/admin/products/${own.product}/variants`,
      'save',
      'barcode.0',
      ['8930000000019', '8930000000026', '8930000000033'],
      ['weightG.0', '950'],
    ),
    'an article': at(
      `/admin/posts/edit/${own.article}`,
      'save',
      'vi.title',
      ['Mài lưỡi ở đâu', 'Mài lưỡi khi nào', 'Mài lưỡi thế nào'],
      ['vi.summary', 'Nơi mài lưỡi và khi nào nên mài.'],
    ),
    'an email': at(
      '/admin/emails/texts',
      'save',
      'greeting.vi',
      ['Chào bạn,', 'Thân gửi bạn,', 'Bạn thân mến,'],
      ['greeting.en', 'Hello,'],
    ),
    'the home page': at(
      '/admin/home',
      'save',
      'heroTitle.vi',
      ['Lên băng thôi', 'Ra sân băng', 'Xỏ giày vào'],
      ['heroTitle.en', 'On the ice'],
    ),
  })
  const at = (
    ...[path, intent, field, words, other]: [string, string, string, Desk['words'], Desk['other']?]
  ): Desk => ({
    path,
    intent,
    field,
    words,
    other,
  })

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

  const opened = async ({ path, intent }: Desk) => formOn((await admin.get(path)).text, intent)

  test('changes of different fields are both kept, on every form', async () => {
    for (const [what, desk] of Object.entries(desks()).filter(([, { other }]) => other)) {
      const { path, field, words } = desk
      const [other, beside] = desk.other!
      const form = await opened(desk)
      expect([form.has(field), form.has(other)], `${what} ${[...form.keys()]}`).toEqual([true, true])
      const first = await admin.postForm(path, changed(form, { [field]: words[0] }))
      expect(first.status, `${what}: ${refusalOn(first.text)}`).toBe(303)
      const second = await admin.postForm(path, changed(form, { [other]: beside }))
      expect(second.status, `${what}: ${refusalOn(second.text)}`).toBe(303)
      const now = await opened(desk)
      expect([now.get(field), now.get(other)], what).toEqual([words[0], beside])
    }
  })

  test('a change of the same field shows both values, and only a choice overwrites, on every form', async () => {
    for (const [what, desk] of Object.entries(desks())) {
      const { path, intent, field, words } = desk
      const form = await opened(desk)
      const [, theirs, mine] = words
      const first = await admin.postForm(path, changed(form, { [field]: theirs }))
      expect(first.status, `${what}: ${refusalOn(first.text)}`).toBe(303)
      const second = await admin.postForm(path, changed(form, { [field]: mine }))
      expect(second.status, `${what}: ${refusalOn(second.text)}`).toBe(422)
      expect(second.text, what).toContain('Hai người cùng sửa: 1 ô')
      const asked = formOn(second.text, intent)
      expect(asked.get(field), what).toBe(mine)
      const again = await admin.postForm(path, asked)
      expect([again.status, (await opened(desk)).get(field)], what).toEqual([422, theirs])
      const [choice, value] = sideOn(again.text, 'mine')
      const chosen = changed(formOn(again.text, intent), { [choice]: value })
      const last = await admin.postForm(path, chosen)
      expect(last.status, `${what}: ${refusalOn(last.text)}`).toBe(303)
      expect((await opened(desk)).get(field), what).toBe(mine)
    }
  })

  test('on the sheet the other’s price is shown at its cell, and a second click does not overwrite it', async () => {
    const path = '/admin/products/sheet?q=luot-aria-75'
    const form = formOn((await admin.get(path)).text, 'save')
    const cell = [...form.keys()].find((name) => name.startsWith('price.'))!
    const stock = cell.replace('price.', 'stock.')
    expect((await admin.postForm(path, changed(form, { [cell]: '7.110.000' }))).status).toBe(303)
    const beside = await admin.postForm(path, changed(form, { [stock]: '41' }))
    expect(beside.status, refusalOn(beside.text)).toBe(303)
    const second = await admin.postForm(path, changed(form, { [cell]: '7.220.000', [stock]: '41' }))
    expect(second.status).toBe(422)
    expect(second.text).toContain('Người khác vừa lưu: 7.110.000')
    const again = await admin.postForm(path, formOn(second.text, 'save'))
    expect(again.status).toBe(422)
    const now = async () => formOn((await admin.get(path)).text, 'save')
    expect([(await now()).get(cell), (await now()).get(stock)]).toEqual(['7.110.000', '41'])
    const [choice, value] = sideOn(again.text, 'mine')
    const chosen = await admin.postForm(path, changed(formOn(again.text, 'save'), { [choice]: value }))
    expect(chosen.status, refusalOn(chosen.text)).toBe(303)
    expect((await now()).get(cell)).toBe('7.220.000')
  })

  test('staff with a record open see who else has it open', async () => {
    const note = (who: Visitor, place: string) =>
      who.send('/admin/open', {
        method: 'POST',
        headers: { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ place }).toString(),
      })
    const place = `/admin/products/${own.product}/edit`
    expect(JSON.parse((await note(admin, place)).text)).toEqual({ others: [] })
    const userId = own.person!
    await closed.look((db) => noteOpenPage(db, { place, userId }))
    expect(JSON.parse((await note(admin, place)).text)).toEqual({ others: ['customer'] })
    expect((await note(admin, 'https://elsewhere.example')).status).toBe(400)
  })

  test('staff who answer a question that was just answered are shown that answer', async () => {
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

  test('an existing redirect is replaced only after it was shown', async () => {
    const way = { intent: 'save', from: '/khuyen-mai', to: '/shop' }
    expect((await admin.postForm('/admin/redirects', way)).status).toBe(303)
    const second = await admin.postForm('/admin/redirects', { ...way, to: '/blog' })
    expect(second.text).toContain('Địa chỉ này đang dẫn đến /shop')
    expect((await admin.postForm('/admin/redirects', formOn(second.text, 'save'))).status).toBe(303)
  })
})

const refusalOn = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 600)
