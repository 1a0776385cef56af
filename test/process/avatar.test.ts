// @module-tag turn-0
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostilePictures, payload } from '#test/hostile-pictures.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { maxAvatarBytes } from '#shop/identity/profile/stored-avatar.ts'
import { users } from '#shop/identity/schema.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { sameAs, signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

const files = await hostilePictures()
const honest = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()

let closed: ClosedShop
let shop: Shop
let customer: Visitor
let userId: string
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  userId = (await closed.look(addTestUsers)).customer!
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  customer = await signedIn(shop.url, { email: emailOf('customer'), password })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

type Sent = { bytes: Buffer; type?: string; name?: string; who?: Visitor; headers?: Record<string, string> }

/** A file as a form without scripts sends it. */
function send({ bytes, type = 'image/jpeg', name = 'toi.jpg', who = customer, headers = {} }: Sent) {
  const mark = 'a-line-between'
  const head = `--${mark}\r\nContent-Disposition: form-data; name="picture"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return who.send('/profile/avatar', {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': `multipart/form-data; boundary=${mark}`, ...headers },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${mark}--\r\n`)]),
  })
}

const pictureOf = () => closed.look(async (db) => (await db.select().from(users).where(eq(users.id, userId)))[0]!.image)
const kept = () => {
  const folder = join(closed.settings.DATA_DIR!, 'files', 'avatars')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const forgetTries = () => closed.look((db) => db.delete(limits))

describe('uploading a profile picture', () => {
  test.for(files.filter((file) => file.end === 'refused'))(
    '$name is refused with a sentence and stores nothing',
    async ({ bytes, type }) => {
      await forgetTries()
      const [before, folder] = [await pictureOf(), kept()]
      const answer = await send({ bytes, type })
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toMatch(/^\/profile\?picture=(missing|kind|broken|pixels)$/)
      expect((await customer.get(answer.headers.location!)).text).toMatch(/role="alert"/)
      expect([await pictureOf(), kept()]).toEqual([before, folder])
    },
  )

  test.for(files.filter((file) => file.end === 'cleaned'))(
    '$name is stored as a clean WebP in two sizes and nothing else',
    async ({ bytes, type }) => {
      await forgetTries()
      const answer = await send({ bytes, type, name: '../../../x.html' })
      expect(answer.headers.location).toBe('/profile?done=picture')
      const image = (await pictureOf())!
      expect(image).toMatch(/^\/avatars\/[0-9a-f]{32}-160\.webp$/)
      expect(kept()).toEqual([160, 400].map((width) => `${image.slice(9, 41)}-${width}.webp`))
      const shown = await visitor(shop.url).get(image)
      expect(shown.status).toBe(200)
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      expect(shown.headers['cache-control']).toContain('private')
      expect(shown.body.includes(payload)).toBe(false)
      const { format, exif, icc, xmp, width, height } = await sharp(shown.body).metadata()
      expect({ format, exif, icc, xmp, width, height }).toEqual({ format: 'webp', width: 160, height: 160 })
    },
  )

  test('a file above the limit is refused with a notice, and one far above it is cut off', async () => {
    await forgetTries()
    expect((await send({ bytes: Buffer.alloc(maxAvatarBytes + 1) })).headers.location).toBe('/profile?picture=big')
    const end = await send({ bytes: Buffer.alloc(maxAvatarBytes * 2) }).then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(end)
    const page = await customer.send('/profile', {
      method: 'POST',
      headers: { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `name=${'x'.repeat(300_000)}`,
    })
    expect(page.status).toBe(413)
  })

  test('a broken form, or one without a file, gets the notice that the picture is missing', async () => {
    await forgetTries()
    const raw = { method: 'POST', body: 'nonsense' }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      const answer = await customer.send('/profile/avatar', {
        ...raw,
        headers: { Origin: shop.url, 'Content-Type': type },
      })
      expect(answer.headers.location, type).toBe('/profile?picture=missing')
    }
    const text = await customer.postForm('/profile/avatar', { picture: 'https://evil.example/x.png' })
    expect(text.headers.location).toBe('/profile?picture=missing')
  })

  test('a visitor and another site cannot upload a picture', async () => {
    const [before, bytes] = [kept(), await honest('#0a0')]
    expect((await send({ bytes, who: visitor(shop.url) })).headers.location).toMatch(/^\/auth\?next=/)
    expect((await send({ bytes, headers: { Origin: 'https://evil.example' } })).status).toBe(403)
    expect((await send({ bytes, headers: { Origin: 'null' } })).status).toBe(403)
    expect(kept()).toEqual(before)
  })

  test('the 21st upload has to wait', async () => {
    await forgetTries()
    const bytes = await honest('#00a')
    const ends = []
    for (let n = 0; n < 21; n += 1) ends.push((await send({ bytes })).headers.location)
    expect(ends.slice(0, 20).every((end) => end === '/profile?done=picture')).toBe(true)
    expect(ends[20]).toBe('/profile?picture=often')
    expect(kept()).toHaveLength(2)
  })
})

describe('showing a profile picture', () => {
  test('/api/me tells the picture of the account, and never an address on another site', async () => {
    await forgetTries()
    await send({ bytes: await honest('#a00') })
    const picture = async () =>
      (JSON.parse((await customer.get('/api/me')).text) as { me: { picture: string | null } }).me.picture
    const image = (await pictureOf())!
    expect(await picture()).toBe(image)
    const pointTo = (image: string) => closed.look((db) => db.update(users).set({ image }).where(eq(users.id, userId)))
    await pointTo('https://lh3.example/a/photo.jpg')
    expect(await picture()).toBeNull()
    expect((await customer.get('/profile')).text).not.toContain('lh3.example')
    await pointTo(image)
    await customer.postForm('/profile/avatar', { intent: 'remove' })
    expect(kept()).toEqual([])
  })

  test('a new picture replaces the old file, and removing it deletes the file', async () => {
    await forgetTries()
    await send({ bytes: await honest('#a00') })
    const first = (await pictureOf())!
    await send({ bytes: await honest('#0a0') })
    const second = (await pictureOf())!
    expect(second).not.toBe(first)
    expect((await visitor(shop.url).get(first)).status).toBe(404)
    const removed = await customer.postForm('/profile/avatar', { intent: 'remove' })
    expect(removed.headers.location).toBe('/profile?done=picture-gone')
    expect(await pictureOf()).toBeNull()
    expect((await visitor(shop.url).get(second)).status).toBe(404)
  })

  test('no other file can be reached through the address of pictures', async () => {
    for (const path of [
      '/avatars/',
      '/avatars/..%2fauth-secret',
      '/avatars/../auth-secret',
      '/avatars/%2e%2e%2fauth-secret',
      `/avatars/${'a'.repeat(32)}-160.webp`,
      `/avatars/${'a'.repeat(32)}-161.webp`,
      '/avatars/x.webp%00.html',
    ])
      expect((await visitor(shop.url).get(path)).status, path).toBe(404)
  })

  test('closing the account deletes the picture', async () => {
    await forgetTries()
    await send({ bytes: await honest('#a00') })
    const image = (await pictureOf())!
    const who = sameAs(customer, shop.url)
    const answer = await who.postForm('/profile/erase', { understood: 'on' })
    expect(answer.headers.location).toBe('/profile/erased')
    await expect.poll(async () => (await visitor(shop.url).get(image)).status).toBe(404)
    await expect.poll(() => kept()).toEqual([])
  })
})
