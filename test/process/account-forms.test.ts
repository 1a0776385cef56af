// @module-tag turn-1
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staff } from '#shop/identity/actor.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { isEmailWanted } from '#shop/notifications/preferences/is-email-wanted.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { orders } from '#shop/orders/schema.ts'
import { emailsIn } from '../../e2e/mailbox.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { formOn } from './form-on.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { somePieces } from './goods.ts'
import { addCustomer, userPassword } from './person.ts'
import { mainText, shownAfter } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { newPassword, signUpForm } from './sign-up.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const admin = 'admin@luot.example'
let people = 0
/** A signed-in user. */
async function customer() {
  const email = `forms-${(people += 1)}@example.com`
  const userId = await closed.look((db) => addCustomer(db, email))
  return { userId, who: await signedIn(shop.url, { email, password: userPassword }) }
}
const send = async (who: Visitor, path: string, form: Record<string, string> | URLSearchParams) =>
  shownAfter(who, await who.postForm(path, form))
const opened = async (who: Visitor, path: string) => mainText((await who.get(path)).text)

/** The link in the newest email to this address that has one. */
async function linkTo(email: string) {
  const links = () =>
    emailsIn(closed.settings.DATA_DIR!).flatMap(({ to, text }) =>
      to.includes(email) ? (/https?:\/\/\S+(?:token|request)=\S+/.exec(text)?.[0] ?? []) : [],
    )
  await expect.poll(() => links().length).toBeGreaterThan(0)
  return new URL(links().at(-1)!)
}

describe('signing up and in, without scripts', () => {
  test('a refused sign-up names the faults and keeps what was typed, except the password', async () => {
    const who = visitor(shop.url)
    const email = 'khong-script@example.com'
    const refused = await send(who, '/auth/signup', {
      intent: 'sign-up',
      name: 'Trần Thu Hà',
      email,
      password: 'abc-bi-mat',
    })
    for (const fault of ['Mật khẩu không khớp', 'Bạn cần đồng ý với Điều khoản mua bán'])
      expect(mainText(refused)).toContain(fault)
    expect(refused).toContain(`value="${email}"`)
    expect(refused).not.toContain('abc-bi-mat')
    expect(mainText(await send(who, '/auth/signup', signUpForm(email)))).toContain('Đăng ký thành công!')
  })

  test('a guest who keeps an order in an account agrees to the terms and to the privacy policy, each by itself', async () => {
    const who = visitor(shop.url)
    const { privacy, again: _again, ...form } = { ...signUpForm('khach-don@example.com'), intent: 'join' }
    const refused = mainText(await send(who, '/auth/signup', form))
    expect(refused).toContain('Bạn cần đồng ý với Chính sách bảo mật')
    expect(mainText(await send(who, '/auth/signup', { ...form, privacy }))).toContain('Đăng ký thành công!')
  })

  test('sign-in leads to the page that was asked for, and a signed-in admin skips the admin sign-in page', async () => {
    const who = visitor(shop.url)
    const door = (await who.get('/profile/mail')).headers.location!
    expect(door).toMatch(/^\/auth\?next=/)
    const wrong = await send(who, door, { intent: 'sign-in', email: admin, password: 'wrong' })
    expect(mainText(wrong)).toContain('Email hoặc mật khẩu không chính xác')
    const entered = await who.postForm(door, { intent: 'sign-in', email: admin, password: adminPassword })
    expect(entered.headers.location).toMatch(/^\/profile\/mail/)
    const ownDoor = (await who.get('/admin-login')).headers.location!
    expect((await who.get(ownDoor)).headers.location).toBe('/admin')
  })

  test('the admin’s password reset page has no footer, and its email leads to the admin sign-in', async () => {
    const who = visitor(shop.url)
    const page = (await who.get('/admin-password-reset')).text
    expect(page).not.toContain('<footer')
    const form = formOn(page, 'ask-reset')
    form.set('email', admin)
    expect(mainText(await send(who, '/admin-password-reset', form))).toContain('Email đã được gửi!')
    expect((await linkTo(admin)).search).toContain('mode=admin')
    expect((await who.get('/auth?mode=admin')).text).not.toMatch(/Google|Facebook/)
  })

  test('a wrong current password is refused on the security page, and signing out ends the session', async () => {
    const { who } = await customer()
    const form = { intent: 'password', current: 'wrong', wanted: newPassword, repeated: newPassword }
    expect(mainText(await send(who, '/profile/security', form))).toContain('Mật khẩu hiện tại không đúng')
    expect((await who.postForm('/sign-out', {})).headers.location).toBe('/auth')
    expect((await who.get('/profile/security')).headers.location).toMatch(/^\/auth\?next=/)
  })

  test('writing a review leads a visitor to sign-in, with the product page to come back to', async () => {
    const { headers } = await visitor(shop.url).get('/product/luot-aria-75/review')
    expect(headers.location).toBe(`/auth?next=${encodeURIComponent('/product/luot-aria-75/review')}`)
  })

  test('a review that is sent after the session ended is not kept, and the sign-in page says that it was not sent', async () => {
    const who = visitor(shop.url)
    const sent = await who.postForm('/product/luot-aria-75/review', { rating: '5', text: 'Ôm chân', name: 'Lan' })
    const door = sent.headers.location!
    expect(door).toBe(`/auth?next=${encodeURIComponent('/product/luot-aria-75/review')}&notice=not-sent`)
    expect(await opened(who, door)).toContain('biểu mẫu chưa được gửi')
  })
})

test('a visitor asks about a product and is told what is missing', async () => {
  const who = visitor(shop.url)
  const path = '/product/luot-aria-75/ask'
  expect(mainText(await send(who, path, { text: 'Ngắn', name: 'Minh' }))).toContain('Vui lòng viết câu hỏi')
  const asked = await send(who, path, {
    text: 'Chân bè đi có vừa không?',
    name: 'Minh',
    email: 'minh-khach@example.com',
  })
  expect(mainText(asked)).toContain('Đã nhận câu hỏi.')
})

test('guest orders join the account once its email is confirmed, not before', async () => {
  const email = 'moi@example.com'
  const guest = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  const form = order({ seenTotal: await totalOf(guest), email: email.toUpperCase() })
  const id = placedId(await guest.postForm('/checkout', form))!
  const ownerOf = () => closed.look(async (db) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.userId)
  const who = visitor(shop.url)
  await who.postForm('/auth/signup', signUpForm(email))
  const link = await linkTo(email)
  expect(await ownerOf()).toBeNull()
  await who.get(link.pathname + link.search)
  await who.postForm('/auth/confirm', { intent: 'confirm' })
  await expect.poll(() => opened(who, '/my-orders')).toContain(id.slice(-8))
})

describe('the account, without scripts', () => {
  test('a new address is taken only where the account that asked is signed in; others are told so', async () => {
    const [{ who }, other] = [await customer(), await customer()]
    const email = 'doi-sang@example.com'
    await who.postForm('/profile/security', { intent: 'address', email, password: userPassword })
    const link = await linkTo(email)
    const path = link.pathname + link.search
    const form = Object.fromEntries(link.searchParams)
    const stranger = visitor(shop.url)
    for (const [browser, told] of [
      [stranger, 'Vui lòng đăng nhập tài khoản đã yêu cầu đổi email'],
      [other.who, 'Bạn đang đăng nhập tài khoản khác'],
    ] as const) {
      expect(await opened(browser, path)).toContain(told)
      const refused = await browser.postForm(path, form)
      expect(refused.status).toBe(422)
      expect(mainText(refused.text)).toContain(told)
    }
    expect((await stranger.get(path)).text).toContain(`href="/auth?next=${encodeURIComponent(path)}"`)
    expect(await opened(who, path)).toContain(email)
    expect(mainText(await send(who, path, form))).toContain(`Tài khoản của bạn giờ dùng email ${email}`)
  })

  test('an invalid name is refused, and a button lists the wards of a province and keeps what was typed', async () => {
    const { who } = await customer()
    expect(mainText(await send(who, '/profile', { name: 'R2-D2', phone: '', locale: 'vi' }))).toContain(
      'Họ và tên chỉ gồm chữ cái',
    )
    expect(mainText(await send(who, '/profile', { name: 'Lê Văn Bình', phone: '', locale: 'vi' }))).toContain(
      'Đã lưu hồ sơ của bạn.',
    )
    const typed = { name: 'Lê Văn Bình', phone: '0901 234 567', province: '01' }
    const looked = await send(who, '/profile/addresses/new', { ...typed, intent: 'look' })
    expect(looked).toContain('value="0901 234 567"')
    expect(looked).toMatch(/<option[^>]* value="00004"/)
    const whole = { ...typed, ward: '00004', street: '12 Phan Đình Phùng' }
    expect(mainText(await send(who, '/profile/addresses/new', whole))).toContain('Đã thêm địa chỉ.')
  })

  test('a skater’s feet are stored, and a consent is given', async () => {
    const { who } = await customer()
    const skater = { intent: 'skater', nickname: 'Tí', discipline: 'hockey', level: 'league' }
    const added = await who.postForm('/profile/feet/new', skater)
    const path = /^\/profile\/feet\/[\w-]{36}/.exec(added.headers.location!)![0]
    const measure = formOn((await who.get(path)).text, 'measure')
    measure.set('leftMm', '262')
    expect(mainText(await send(who, path, measure))).toContain('Đã lưu số đo.')
    const given = await send(who, '/profile/privacy', { purpose: 'reminders', given: 'yes' })
    expect(mainText(given)).toContain('Đã ghi nhận sự đồng ý của bạn.')
  })

  test('emails are chosen by topic, and the choice is kept with its consent', async () => {
    const { who, userId } = await customer()
    const isTicked = async (topic: string) =>
      /\schecked(?=[\s=/>])/.exec(
        new RegExp(`<input[^>]*value="${topic}"[^>]*>`).exec((await who.get('/profile/mail')).text)![0],
      ) !== null
    expect(await isTicked('promotions')).toBe(false)
    const form = new URLSearchParams(['promotions', 'reviews'].map((topic) => ['topic', topic]))
    expect(mainText(await send(who, '/profile/mail', form))).toContain('Đã lưu lựa chọn của bạn.')
    expect(await closed.look((db) => isEmailWanted(db, userId, 'promotions'))).toBe(true)
    expect(await isTicked('promotions')).toBe(true)
    expect(await isTicked('reviews')).toBe(true)
    // Opens the address as the link of an email does.
    await closed.look((db) => setEmailChoice(db, staff('clerk'), { userId, topic: 'reviews', wanted: false, ip: null }))
    expect(await isTicked('reviews')).toBe(false)
  })
})

describe('/notifications without scripts', () => {
  const tell = (userId: string, from: number, until: number) =>
    closed.look(async (db) => {
      for (let at = from; at <= until; at += 1) {
        const text = { vi: `Tin ${at}.`, en: `News ${at}.` }
        await notifyUser(db, { userId, type: 'other', title: text, message: text, cause: `test:${at}` })
      }
    })
  /** The titles of the notifications, with the ids that their buttons send. */
  const rows = (html: string) =>
    [...html.matchAll(/<h2[^>]*>(?:<span[^>]*>.*?<\/span>)?(Tin \d+)\.<\/h2>[\s\S]*?name="id" value="([^"]+)"/g)].map(
      ([, title, id]) => ({ title, id: id! }),
    )

  test('a user filters, pages, reads and deletes their own notifications', async () => {
    expect((await visitor(shop.url).get('/notifications')).headers.location).toMatch(/^\/auth\?next=/)
    const [{ who, userId }, other] = [await customer(), await customer()]
    expect(await opened(who, '/notifications')).toContain('Không có thông báo nào')
    await tell(userId, 1, 45)
    await tell(other.userId, 90, 91)
    const first = (await who.get('/notifications')).text
    expect(rows(first).map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, at) => `Tin ${45 - at}`))
    expect(first).toContain('href="/notifications?page=2"')
    const last = rows((await who.get('/notifications?page=3')).text)
    expect(last.map(({ title }) => title)).toEqual(['Tin 5', 'Tin 4', 'Tin 3', 'Tin 2', 'Tin 1'])
    const unreadLabel = (title: string) => `Đánh dấu đã đọc: ${title}.`
    expect((await who.get('/notifications?page=3')).text).toContain(unreadLabel('Tin 5'))

    const read = await who.postForm('/notifications?page=3', { intent: 'read', id: last[0]!.id })
    expect(read.headers.location).toBe('/notifications?page=3')
    expect((await who.get('/notifications?page=3')).text).not.toContain(unreadLabel('Tin 5'))
    const left = await send(who, '/notifications?page=3', { intent: 'delete', id: last[1]!.id })
    expect(rows(left).map(({ title }) => title)).toEqual(['Tin 5', 'Tin 3', 'Tin 2', 'Tin 1'])
    const none = await send(who, '/notifications?show=unread', { intent: 'read-all' })
    expect(mainText(none)).toContain('Không có thông báo nào trong mục này.')
    expect(await opened(who, '/notifications?show=payment')).toContain('Không có thông báo nào trong mục này.')
    expect(rows((await who.get('/notifications?show=nonsense&page=-4')).text)).toHaveLength(20)
  })
})
