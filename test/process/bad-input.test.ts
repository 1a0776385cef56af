// @module-tag turn-0
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { hostilePictures, type HostileFile } from '../hostile-pictures.ts'
import { password } from './test-users.ts'
import { changed, formOn } from './form-on.ts'
import type { ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { inOldWindows } from './old-windows.ts'
import { staffedShop } from './staffed-shop.ts'
import type { Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let own: Record<string, string>
let pictures: HostileFile[]
beforeAll(async () => {
  ;({ closed, shop, own, admin } = await staffedShop())
  pictures = await hostilePictures()
})
afterAll(async () => {
  // No request of this file may cause an error of ours.
  const faults = shop.said().out.match(/"message":"[^"]{0,200}/g)
  await shop.stop()
  await closed.clear()
  expect(faults).toBeNull()
})

const rows = <T extends object>(query: ReturnType<typeof sql>) => closed.look((db) => rowsOf<T>(db, query))

/** Sends a form with a file as a browser without scripts does. */
async function upload(path: string, fields: Record<string, string | File>, accept = 'text/html') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sent = new Response(form)
  const body = Buffer.from(await sent.arrayBuffer())
  const headers = { Origin: shop.url, Accept: accept, 'Content-Type': sent.headers.get('Content-Type')! }
  return admin.send(path, { method: 'POST', headers, body })
}

const statement = 'Mã vận đơn,Tiền thu hộ\nGHN-1,100000\nGHN-2,200000\n'
const written: [string, Buffer][] = [
  ['UTF-8', Buffer.from(statement)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${statement}`)],
  ['UTF-16 as Excel says “Unicode Text”', Buffer.from(`\ufeff${statement}`, 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from(statement, 'utf16le')],
  ['UTF-16 in big-endian order', Buffer.from(`\ufeff${statement}`, 'utf16le').swap16()],
  ['the code page of an old Windows', inOldWindows(statement)],
]

describe('a carrier’s statement', () => {
  const check = (bytes: Buffer, name = 'sao-ke.csv') =>
    upload('/admin/settlement', { intent: 'check', text: '', file: new File([new Uint8Array(bytes)], name) })

  test.for(written)('written in %s is read with its Vietnamese heading', async ([, bytes]) => {
    const answer = await check(bytes)
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    for (const part of ['Mã vận đơn', 'Tiền thu hộ', 'GHN-1', '100.000']) expect(answer.text).toContain(part)
  })

  test.for<[string, string | Buffer, RegExp]>([
    ['with a quotation mark that is never closed', 'Mã vận đơn,COD\n"GHN-1,1\nGHN-2,2', /Không đọc được bảng đối soát/],
    ['with a NUL character', 'Mã vận đơn,COD\nGH\0N-1,1000', /bảng mã/],
    ['with nothing but a byte order mark', '\ufeff', /không có dòng nào/],
    ['that is a heading alone', 'Mã vận đơn,COD\n', /Không đọc được bảng đối soát/],
    ['that is an Excel workbook', Buffer.from('PK\x03\x04rest', 'latin1'), /Đây là tệp Excel/],
    ['that is no text', Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256)), /bảng mã/],
    ['with too many rows', `Mã,COD\n${'GHN-1,1000\n'.repeat(5001)}`, /Bảng đối soát dài quá 5\.000 dòng/],
    ['larger than a statement is', `Mã,COD\n${'x'.repeat(2.12e6)},1\n`, /Bảng đối soát dài quá|quá lớn/],
  ])('%s is refused in words, and not a row of it is kept', async ([, given, words]) => {
    const answer = await check(Buffer.from(given as string))
    expect([413, 422]).toContain(answer.status)
    expect(answer.text).toMatch(words)
    expect(await rows(sql`select 1 from statement_rows`)).toEqual([])
  })

  test('characters that the database cannot store are left out of a pasted statement', async () => {
    const typed = { name: 'GHN\0 25/11', text: 'Mã vận đơn,COD\nGHN\0-404,1000' }
    const preview = (await admin.postForm('/admin/settlement', { intent: 'check', ...typed })).text
    const settle = changed(formOn(preview, 'settle'), typed)
    expect((await admin.postForm('/admin/settlement', settle)).headers.location).toBe('/admin/settlement?settled=0')
    expect(await rows(sql`select statement, said from statement_rows`)).toEqual([
      { statement: 'GHN 25/11', said: 'GHN-404' },
    ])
  })
})

describe('a product file to import', () => {
  const send = (bytes: string | Buffer) =>
    upload('/admin/products/import', {
      id: crypto.randomUUID(),
      file: new File([new Uint8Array(Buffer.from(bytes as string))], 'gia.csv'),
    })

  test.for<[string, string | Buffer, RegExp]>([
    ['with a quotation mark that is never closed', 'SKU,Giá bán\n"A,1\nB,2', /mở mà không đóng/],
    ['with a NUL character', 'SKU,Giá bán\nA\0B,1', /bảng mã/],
    ['with nothing but a byte order mark', '\ufeff', /không có dòng nào/],
    ['that is a workbook', 'PK\x03\x04', /tệp Excel/],
    ['that is empty', '', /Chọn một tệp CSV/],
  ])('%s is refused in words', async ([, given, words]) => {
    const answer = await send(given)
    expect(answer.status).toBe(422)
    expect(answer.text).toMatch(words)
  })

  test('a file of 200 columns, or with a line of 5 MB, waits for confirmation and changes nothing', async () => {
    const wide = Array.from({ length: 200 }, (_, at) => `C${at}`).join(',')
    for (const table of [`${wide}\n${wide}\n`, `SKU,Giá bán\n${'x'.repeat(5e6)},1\n`]) {
      const { headers } = await send(table)
      expect((await admin.get(headers.location!)).status).toBe(200)
    }
  })
})

describe('files that are no pictures', () => {
  const doors = () => ({
    library: '/admin/media/upload',
    product: `/admin/products/${own.product}/picture`,
    work: `/admin/work/${own.work}/picture`,
  })
  const kinds = [
    'a drawing with a script',
    'a GIF that is a script',
    'an archive',
    'half a JPEG',
    'a PNG that opens to 196 million points',
  ]

  test.for(kinds)('%s is refused by every upload, with a sentence on the page', async (kind) => {
    const { bytes, type } = pictures.find(({ name }) => name === kind)!
    for (const [door, path] of Object.entries(doors())) {
      const answer = await upload(path, { picture: new File([new Uint8Array(bytes)], 'anh.jpg', { type }) })
      expect(answer.headers.location, door).toMatch(/picture=(kind|broken|pixels)/)
      expect((await admin.get(answer.headers.location!.replace(/#.*/, ''))).text, door).toMatch(
        /không phải ảnh|Không mở được ảnh|quá nhiều điểm ảnh/,
      )
    }
  })

  test('a picture above the limit is refused with a sentence', async () => {
    for (const path of Object.values(doors())) {
      const answer = await upload(path, { picture: new File([new Uint8Array(9e6)], 'anh.jpg') })
      expect(answer.status).toBe(413)
      expect(answer.text).toContain('Nội dung gửi lên quá lớn')
    }
  })
})

describe('a file that is no backup', () => {
  test.for<[string, Buffer]>([
    ['a word', Buffer.from('hello')],
    ['another archive', gzipSync('{"a":1}\n')],
    ['one that was cut off', gzipSync('x'.repeat(100_000)).subarray(0, 40)],
  ])('%s is refused, and the shop stays as it was', async ([, bytes]) => {
    const count = () => rows(sql`select count(*)::int as n from products`)
    const before = await count()
    const file = new File([new Uint8Array(bytes)], 'b.gz')
    const answer = await upload('/admin/advanced/backup', { intent: 'restore', typed: 'Lướt', password, backup: file })
    expect(answer.status).toBe(422)
    expect(answer.text).toMatch(/không phải bản sao lưu|bị hỏng|chưa có đơn/)
    expect(await count()).toEqual(before)
  })
})

describe('a body of 10 MB', () => {
  const large = 'a'.repeat(10e6)

  test('a form that large gets an error page in the reader’s language, and a script gets the sentence alone', async () => {
    const fields = { note: large }
    expect((await upload('/admin/settings', fields)).text).toMatch(/<html lang="vi"[\s\S]*Nội dung gửi lên quá lớn/)
    expect((await upload('/en/checkout', fields)).text).toMatch(/<html lang="en"[\s\S]*That is too large to send/)
    const bare = await upload('/admin/settings.data', fields, '*/*')
    expect(bare).toMatchObject({ status: 413, text: expect.stringMatching(/^Nội dung hoặc tệp vừa gửi vượt quá/) })
  })

  test.for(['/api/cart', '/api/errors', '/api/payments/momo/notice', '/api/hooks/ghn/x'])(
    'it is refused as too large by %s',
    async (path) => {
      const headers = { Origin: shop.url, 'Content-Type': 'application/json' }
      const sending = admin.send(path, { method: 'POST', headers, body: large })
      // Clients that go on sending are cut off.
      const end = await sending.then(
        ({ status }) => status,
        () => 'cut off',
      )
      expect([413, 'cut off']).toContain(end)
    },
  )
})

describe('characters that the database cannot store', () => {
  const lists = [
    'products',
    'products/sheet',
    'orders',
    'users',
    'inventory',
    'inventory/ledger',
    'redirects',
    'returns',
    'inquiries',
    'advanced',
    'find',
    'products/pick',
    'products/export',
    'orders/export',
    'media',
    'posts',
  ]
  test('in a search they find nothing, and no admin list fails', async () => {
    for (const list of lists)
      for (const search of ['q=a%00b', 'q=%ff%fe', 'q=%3F%21', 'page=1e9&sort=%00&state=%00&kind=%00'])
        expect((await admin.get(`/admin/${list}?${search}`)).status, `${list}?${search}`).toBe(200)
  })

  test('in an address they lead to not found', async () => {
    for (const place of ['orders', 'users', 'returns/new', 'products', 'posts/edit', 'promotions'])
      expect((await admin.get(`/admin/${place}/%00`)).status, place).toBe(404)
  })

  test('in a form they are left out, and the rest is saved', async () => {
    const answer = await admin.postForm(`/admin/users/${own.person}`, { intent: 'note', text: 'Gọi\0 sau 18 giờ' })
    expect(answer.status).toBe(303)
    expect((await admin.get(`/admin/users/${own.person}`)).text).toContain('Gọi sau 18 giờ')
  })
})

describe('spreadsheet formulas in the data', () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1']

  test('they stand in every export as plain text', async () => {
    await closed.look(async (db) => {
      const one = sql`(${sql.param(formulas)}::text[])[1 + (random() * 5)::int]`
      await db.execute(sql`update users set name = ${one}`)
      await db.execute(sql`update audit_log set name = ${one}`)
      await db.execute(sql`update product_translations set name = ${one}, summary = ${one}`)
      await db.execute(sql`update orders set name = ${formulas[0]}, note = ${formulas[1]}`)
    })
    for (const place of ['products', 'orders', 'inventory', 'users', 'security/audit']) {
      const { status, text } = await admin.get(`/admin/${place}/export`)
      expect(status, place).toBe(200)
      const cells = (parse(text, { bom: true, relaxColumnCount: true }) as string[][]).flat()
      expect(cells.filter((cell) => formulas.some((formula) => cell.includes(formula))).length, place).toBeGreaterThan(
        0,
      )
      expect(
        cells.filter((cell) => /^[=@\t\r]|^[+-](?!\d+$)/.test(cell)),
        place,
      ).toEqual([])
    }
  })
})

describe('rich text from the editor', () => {
  const para = (...content: unknown[]) => ({ type: 'paragraph', content })
  const linked = (href: string) => para({ type: 'text', text: 'Bấm', marks: [{ type: 'link', attrs: { href } }] })
  const bodies: [string, unknown][] = [
    ['a script', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
    ['a javascript: link', linked('javascript:alert(1)')],
    ['a disguised javascript: link', linked(' jAvA\tscript:alert(1)')],
    ['a data: link', linked('data:text/html,<script>alert(1)</script>')],
    ['a handler', { type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [{ type: 'text', text: 'x' }] }],
    ['a style', { type: 'paragraph', attrs: { style: 'position:fixed' }, content: [{ type: 'text', text: 'x' }] }],
    ['a frame', { type: 'iframe', attrs: { src: 'https://evil.example' } }],
    ['a picture from elsewhere', { type: 'picture', attrs: { file: 'https://evil.example/x.png', alt: 'x' } }],
  ]

  test.for(bodies)('a document with %s is not stored as such', async ([, node]) => {
    const page = await admin.get(`/admin/posts/edit/${own.article}`)
    const fields = formOn(page.text, 'save')
    const doc = JSON.stringify({ type: 'doc', content: [para({ type: 'text', text: 'Mài lưỡi' }), node] })
    const answer = await admin.postForm(`/admin/posts/edit/${own.article}`, changed(fields, { 'vi.doc': doc }))
    const isSaid = /aria-invalid="true"|role="alert"/.test(answer.text)
    const end = answer.status === 422 && isSaid ? 'refused in words' : answer.status
    expect([303, 'refused in words']).toContain(end)
    const [kept] = await rows<{ body: string }>(
      sql`select string_agg(body::text, ' ') as body from article_translations where article_id = ${own.article}`,
    )
    expect(kept!.body).not.toMatch(/alert|javascript|data:text|onclick|position|iframe|evil/i)
  })

  test('markup typed as text is shown as text', async () => {
    const page = await admin.get(`/admin/posts/edit/${own.article}`)
    const markdown = 'Đọc <img src=x onerror=alert(1)> và [đây](javascript:alert(2)) <script>alert(3)</script>'
    const fields = changed(formOn(page.text, 'save'), { 'vi.doc': '', 'vi.markdown': markdown })
    const answer = await admin.postForm(`/admin/posts/edit/${own.article}`, fields)
    expect([303, 422]).toContain(answer.status)
    const back = await admin.get(`/admin/posts/edit/${own.article}`)
    expect(back.text).not.toMatch(/<img src=x|href="javascript:|<script>alert/)
  })
})
