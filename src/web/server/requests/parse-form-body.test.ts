import { describe, expect, test } from 'vitest'
import { parseFormBody } from './parse-form-body.ts'

const form = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
const sent = (body: string, type = form) =>
  new Request('http://luot.example/', { method: 'POST', headers: { 'Content-Type': type }, body })
const isReadable = async (request: Request) => (await parseFormBody(request)) !== undefined
const named = (name: string) => isReadable(sent(`${encodeURIComponent(name)}=1`))

describe('forms that a page of the shop could send', () => {
  test.for([
    'phone',
    'companyAddress',
    'intent',
    'tag-1',
    'words.vi.name',
    'variants[12].price',
    'pictures[]',
    'a[0][1].b',
    'line:8a1f2f6e-1111-4c1e-9a68-0d2b1d2e3f40',
    'found:4b1c2f6e-7d1a-4f52-9f6b-0c8b6f1f3a77',
    'work:3:8a1f2f6e-1111-4c1e-9a68-0d2b1d2e3f40',
  ])('the field %s is read', async (name) => expect(await named(name)).toBe(true))

  test.for([
    ['a list of a billion places', 'name[1000000000]'],
    ['the same, below another', 'variants[0].price[9999]'],
    ['an order to the form library', '__intent__'],
    ['a prototype', '__proto__.x'],
    ['a prototype further in', 'a.__proto__.x'],
    ['a prototype behind a colon', 'line:__proto__'],
    ['colons without end', `a${':b'.repeat(9)}`],
    ['a constructor', 'constructor.prototype.x'],
    ['a name without end', 'a.'.repeat(5000)],
    ['many brackets', `a${'[0]'.repeat(50)}`],
    ['no name', ''],
    ['a name with other signs', 'a b<script>'],
  ] as const)('%s is refused as a field name', async ([, name]) => expect(await named(name)).toBe(false))

  const many = (count: number, name: (at: number) => string, path = '/checkout') =>
    isReadable(
      new Request(`http://luot.example${path}`, {
        method: 'POST',
        headers: { 'Content-Type': form },
        body: Array.from({ length: count }, (_, at) => `${encodeURIComponent(name(at))}=1`).join('&'),
      }),
    )

  test.for([
    ['36,000 times one place of a list', 36_000, () => 'a[0]', '/checkout', false],
    ['101 times one name', 101, () => 'tag', '/en/contact', false],
    ['a list of a hundred', 100, (at: number) => `line[${at}]`, '/cart', true],
    ['301 names', 301, (at: number) => `a${at}`, '/checkout.data', false],
    ['a name that begins as staff’s', 301, (at: number) => `a${at}`, '/administrate', false],
    ['a stocktake of 3,000 variants', 3000, (at: number) => `found:${at}`, '/admin/inventory/counts/1', true],
    ['more than a shop has', 5001, (at: number) => `found:${at}`, '/admin/inventory/counts/1.data', false],
  ] as const)('the limit on form fields holds for %s (%s fields)', async ([, count, name, path, isLetIn]) =>
    expect(await many(count, name, path)).toBe(isLetIn),
  )

  test('the check leaves the request body unread for the route', async () => {
    const request = sent('name=Lan')
    expect(await isReadable(request)).toBe(true)
    expect((await request.formData()).get('name')).toBe('Lan')
  })

  test('a multipart body without separable parts is refused', async () => {
    expect(await isReadable(sent('garbage', parts))).toBe(false)
    expect(await isReadable(sent('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n', parts))).toBe(
      true,
    )
  })
})
