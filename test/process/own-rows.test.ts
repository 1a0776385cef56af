import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consents, measurements, skaters, userRoles, users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { savedAddresses } from '#shop/shipping/schema.ts'
import { emailOf, addTestUsers, password, type Role } from './test-users.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import type { Shop } from './server.ts'
import { sameAs, signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'
const address = { name: 'Nguyễn Thị Lan', phone: '0901234567', province: '01', ward: '00004', street: 'Ngõ 7 Hàng Bột' }
const feet = { intent: 'measure', leftMm: '181', rightMm: '183', measuredOn: '2026-01-10', posture: 'standing' }

let closed: ClosedShop
let shop: Shop
let ids: Record<string, string>
const inside = new Map<Role, Visitor>()
const own = { address: '', skater: '', measurement: '', order: '' }

/** Everyone else who is signed in; staff have no more right here than others. */
const strangers: Role[] = ['other', 'moderator', 'admin']
const as = (role: Role) => (role === 'visitor' ? visitor(shop.url) : sameAs(inside.get(role)!, shop.url))

beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  ids = await closed.look(addTestUsers)
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  for (const role of ['customer', ...strangers] as const)
    inside.set(role, await signedIn(shop.url, { email: emailOf(role), password }))
  const [lan] = [as('customer')]
  const [piece] = await closed.look((db) => somePieces(db, 1))
  const guest = visitor(shop.url)
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  own.order = placedId(
    await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest), note: 'Gọi trước khi giao' })),
  )!
  await lan.postForm('/profile/addresses/new', address)
  await lan.postForm('/profile/feet/new', {
    intent: 'skater',
    nickname: 'Bé Bống',
    isChild: 'on',
    consent: 'on',
  })
  await closed.look(async (db) => {
    await db.update(orders).set({ userId: ids.customer! }).where(eq(orders.id, own.order))
    own.address = (await db.select().from(savedAddresses))[0]!.id
    own.skater = (await db.select().from(skaters))[0]!.id
  })
  await lan.postForm(`/profile/feet/${own.skater}`, feet)
  own.measurement = (await closed.look((db) => db.select().from(measurements)))[0]!.id
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const whole = () =>
  closed.look(async (db) => ({
    addresses: await db.select().from(savedAddresses),
    skaters: await db.select().from(skaters),
    measurements: await db.select().from(measurements),
    consents: await db.select().from(consents),
    orders: (await db.select().from(orders).where(eq(orders.id, own.order))).map(({ userId, state }) => [
      userId,
      state,
    ]),
  }))

/** Every route that takes the id of a user's row. */
const ways: [string, (id: typeof own) => [string, Record<string, string>?]][] = [
  ['reads an address', (id) => [`/profile/addresses/${id.address}`]],
  ['rewrites an address', (id) => [`/profile/addresses/${id.address}`, { ...address, street: 'Của tôi' }]],
  ['removes an address', (id) => ['/profile/addresses', { intent: 'remove', address: id.address }]],
  ['makes an address the default', (id) => ['/profile/addresses', { intent: 'default', address: id.address }]],
  ['reads a skater', (id) => [`/profile/feet/${id.skater}`]],
  ['rewrites a skater', (id) => [`/profile/feet/${id.skater}`, { intent: 'skater', nickname: 'Khác' }]],
  ['measures a skater', (id) => [`/profile/feet/${id.skater}`, { ...feet, measuredOn: '2026-02-02' }]],
  [
    'removes a measurement',
    (id) => [`/profile/feet/${id.skater}`, { intent: 'unmeasure', measurement: id.measurement }],
  ],
  ['removes a skater', (id) => ['/profile/feet', { intent: 'remove', skater: id.skater }]],
  ['reads an order', (id) => [`/orders/${id.order}`]],
  ['orders another’s order again', (id) => [`/orders/${id.order}/again`, {}]],
]
const none = { address: nowhere, skater: nowhere, measurement: nowhere, order: '261121-00000000' }
const go = (who: Visitor, [path, form]: [string, Record<string, string>?]) =>
  form ? who.postForm(path, form) : who.get(path)
const twin = ([path, form]: [string, Record<string, string>?]): [string, Record<string, string>?] => [
  `${path}.data`,
  form,
]
/** The response without the parts that differ by the requested id. */
const withoutId = (text: string) =>
  text.replaceAll(/[0-9a-f-]{36}|\d{6}-[0-9A-Z]{8}/g, '·').replaceAll(/nonce="[^"]*"|"?(seed|nonce)"?:"[^"]*"/g, '')

describe.for(strangers)('%s', (role) => {
  test.for(ways)('%s of another user: 404 as for an unknown one, and nothing changes', async ([, way]) => {
    const before = await whole()
    const [theirs, missing] = [await go(as(role), way(own)), await go(as(role), way(none))]
    expect([theirs.status, missing.status]).toEqual([404, 404])
    expect(withoutId(theirs.text).length).toBe(withoutId(missing.text).length)
    expect(theirs.text).not.toMatch(/Bé Bống|Hàng Bột|Gọi trước khi giao/)
    // The text stands in the HTML itself; a script of React would be blocked by the policy.
    expect(theirs.text).not.toMatch(/<template id="B:|\$RC/)
    expect((await go(as(role), twin(way(own)))).status).toBe(404)
    expect(await whole()).toEqual(before)
  })

  test('has only own rows in lists and data export', async () => {
    const who = as(role)
    for (const path of ['/my-orders', '/profile/addresses', '/profile/feet', '/profile/privacy']) {
      const { status, text } = await who.get(path)
      expect(status, path).toBe(200)
      expect(text, path).not.toMatch(new RegExp(`Bé Bống|Hàng Bột|${own.order}|${own.address}|${own.skater}`))
    }
    const held = await who.get('/profile/export')
    expect(JSON.parse(held.text)).toMatchObject({
      person: { email: emailOf(role) },
      addresses: [],
      skaters: [],
      orders: [],
    })
    expect(held.text).not.toMatch(new RegExp(`${emailOf('customer')}|Bé Bống|Hàng Bột|${own.order}`))
  })
})

test('another user’s measurement cannot be removed through one’s own skater', async () => {
  const who = as('other')
  await who.postForm('/profile/feet/new', { intent: 'skater', nickname: 'Tèo' })
  const [mine] = await closed.look((db) => db.select().from(skaters).where(eq(skaters.userId, ids.other!)))
  const answer = await who.postForm(`/profile/feet/${mine!.id}`, {
    intent: 'unmeasure',
    measurement: own.measurement,
  })
  expect(answer.status).toBe(404)
  expect(await closed.look((db) => db.select().from(measurements))).toHaveLength(1)
})

test('a visitor is sent to sign-in with the page to come back to, and learns nothing', async () => {
  const all = ways.map(([, way]) => way(own))
  const isOrder = ([path]: (typeof all)[number]) => path.startsWith('/orders/')
  for (const asked of all.filter(isOrder)) expect((await go(as('visitor'), asked)).status, asked[0]).toBe(404)
  for (const asked of all.filter((one) => !isOrder(one)))
    expect((await go(as('visitor'), asked)).headers.location, asked[0]).toMatch(/^\/auth\?next=%2Fprofile/)
  for (const path of ['/my-orders', '/profile/export', '/profile/privacy', '/profile/erase'])
    expect((await as('visitor').get(path)).headers.location).toBe(`/auth?next=${encodeURIComponent(path)}`)
})

describe('a form with fields it may not set', () => {
  test('a profile form changes neither role, email, id nor confirmation', async () => {
    const who = as('other')
    const before = await closed.look((db) => db.select().from(users).where(eq(users.id, ids.other!)))
    const answer = await who.postForm('/profile', {
      name: 'Trần Văn Bình',
      phone: '0912 345 678',
      locale: 'vi',
      id: ids.customer!,
      userId: ids.customer!,
      role: 'admin',
      email: 'evil@example.com',
      emailVerified: 'false',
      twoFactorEnabled: 'true',
      image: 'https://evil.example/x.png',
    })
    expect(answer.headers.location).toMatch(/\/profile\?done=saved$/)
    const [after] = await closed.look((db) => db.select().from(users).where(eq(users.id, ids.other!)))
    const { updatedAt, searchText } = after!
    expect(after).toEqual({ ...before[0], name: 'Trần Văn Bình', phone: '+84912345678', updatedAt, searchText })
    const roles = await closed.look((db) => db.select().from(userRoles).where(eq(userRoles.userId, ids.other!)))
    expect(roles.filter(({ role }) => role !== 'user')).toEqual([])
  })

  test('a new address and a new skater belong to the sender, whatever user the form names', async () => {
    const who = as('moderator')
    await who.postForm('/profile/addresses/new', { ...address, userId: ids.customer!, id: own.address })
    await who.postForm('/profile/feet/new', { intent: 'skater', nickname: 'Tí', userId: ids.customer!, id: own.skater })
    const { addresses, skaters: all } = await whole()
    expect(addresses.filter((one) => one.userId === ids.customer)).toHaveLength(1)
    expect(addresses.filter((one) => one.userId === ids.moderator)).toHaveLength(1)
    expect(all.filter((one) => one.userId === ids.customer)).toHaveLength(1)
    expect(all.filter((one) => one.userId === ids.moderator)).toHaveLength(1)
  })

  test('terms cannot be withdrawn, a child’s consent needs a child, and other purposes are not found', async () => {
    const who = as('customer')
    const before = (await whole()).consents.length
    const forms: Record<string, string>[] = [
      { purpose: 'terms', given: 'no' },
      { purpose: 'privacy', given: 'no' },
      { purpose: 'child', given: 'yes' },
      { purpose: 'everything', given: 'yes' },
      {},
    ]
    for (const form of forms) expect((await who.postForm('/profile/privacy', form)).status).toBe(404)
    expect((await whole()).consents).toHaveLength(before)
  })

  test('an address with a mistake is refused with a sentence, and what was typed is kept', async () => {
    const answer = await as('other').postForm('/profile/addresses/new', {
      ...address,
      ward: '26740',
      street: '<b>Ngõ</b> "7" & nhà\u0000',
    })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('0901234567')
    expect(answer.text).toContain('&lt;b&gt;Ngõ&lt;/b&gt;')
    expect(answer.text).not.toContain('<b>Ngõ')
  })
})

test('the owner reads the order, orders it again and finds it in the cart and in the export', async () => {
  const who = as('customer')
  expect((await who.get(`/orders/${own.order}`)).text).toContain('Gọi trước khi giao')
  expect((await who.get(`/profile/feet/${own.skater}`)).text).toContain('Bé Bống')
  const again = await who.postForm(`/orders/${own.order}/again`, {})
  expect(again.headers.location).toBe('/cart')
  const held = JSON.parse((await who.get('/profile/export')).text) as Record<string, unknown[]>
  expect(held).toMatchObject({
    person: { email: emailOf('customer') },
    addresses: [{ street: 'Ngõ 7 Hàng Bột' }],
    skaters: [{ nickname: 'Bé Bống', measurements: [{ leftMm: 181 }] }],
    orders: [{ id: own.order }],
    cart: [{ quantity: 1 }],
  })
  await who.postForm(`/orders/${own.order}/again`, {})
  const twice = JSON.parse((await who.get('/profile/export')).text) as Record<string, unknown[]>
  expect(twice.cart).toMatchObject([{ quantity: 2 }])
})

describe('closing an account', () => {
  const gone = () => closed.look((db) => db.select().from(users).where(eq(users.id, ids.customer!)))
  const form = { understood: 'on' }
  const agedBy = (minutes: number) =>
    closed.look((db) =>
      db.execute(
        sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where user_id = ${ids.customer!}`,
      ),
    )

  test('it needs the box ticked, and the password if the sign-in is not fresh', async () => {
    const who = as('customer')
    expect((await who.postForm('/profile/erase', {})).status).toBe(422)
    await agedBy(11)
    for (const password of ['', 'wrong', 'Mot-mat-khau-khac-8']) {
      const answer = await who.postForm('/profile/erase', { ...form, password })
      expect(answer.status).toBe(422)
      expect(answer.text).toContain('Mật khẩu chưa đúng.')
    }
    expect(await gone()).toHaveLength(1)
  })

  test('it is refused while orders are under way, and names them', async () => {
    const answer = await as('customer').postForm('/profile/erase', { ...form, password })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(own.order.slice(-8))
    expect(await gone()).toHaveLength(1)
  })

  test('after five wrong passwords the right one waits too, and the answer says how long', async () => {
    const erase = (typed: string) => as('customer').postForm('/profile/erase', { ...form, password: typed })
    for (let tries = 1; tries <= 5; tries += 1) expect((await erase('wrong')).status).toBe(422)
    const answer = await erase(password)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(600)
    expect(answer.text).toContain('Bạn đã thử sai quá nhiều lần.')
    expect(await gone()).toHaveLength(1)
    await closed.look((db) => db.execute(sql`delete from limits`))
  })

  test('it erases the user and ends every session; the order stays without a user', async () => {
    await closed.look((db) => db.execute(sql`update orders set state = 'completed' where id = ${own.order}`))
    const answer = await as('customer').postForm('/profile/erase', { ...form, password })
    expect(answer.headers.location).toBe('/profile/erased')
    expect(answer.headers['clear-site-data']).toContain('"storage"')
    expect(await gone()).toHaveLength(0)
    expect((await as('customer').get('/api/me')).text).toContain('"me":null')
    expect((await as('customer').get('/profile')).headers.location).toMatch(/^\/auth\?next=/)
    const { addresses, orders: left } = await whole()
    expect(addresses.filter((one) => one.street === 'Ngõ 7 Hàng Bột' && one.userId === ids.customer)).toEqual([])
    expect(left).toEqual([[null, 'completed']])
    await expect(signedIn(shop.url, { email: emailOf('customer'), password })).rejects.toThrow('not let in')
  })
})
