import { expect, test } from 'vitest'
import { stripNullCharacters, stripNullFromAddress } from './strip-null-characters.ts'

const at = 'http://luot.example/admin/orders'
const sent = (body: FormData | URLSearchParams) => new Request(at, { method: 'POST', headers: { Cookie: 'a=b' }, body })

test('null characters are removed from form fields; an uploaded file is not changed', async () => {
  const body = new FormData()
  body.set('note', 'Giao\0 sáng')
  body.set('file', new File(['a\0b'], 'sao-ke.csv'))
  const request = sent(body)
  const mended = await stripNullCharacters(request, await request.clone().formData())
  expect(mended.headers.get('Cookie')).toBe('a=b')
  const form = await mended.formData()
  expect(form.get('note')).toBe('Giao sáng')
  expect(await (form.get('file') as File).text()).toBe('a\0b')
})

test('a form without null characters is passed on untouched', async () => {
  const request = sent(new URLSearchParams({ note: 'Giao sáng' }))
  expect(stripNullCharacters(request, await request.clone().formData())).toBe(request)
})

test('null characters in an address are replaced, and its path keeps its segments', () => {
  const asked = new Request(`${at}/%00?q=a%00b`, { headers: { Cookie: 'a=b' } })
  const plain = stripNullFromAddress(asked)
  expect(decodeURIComponent(plain.url)).toBe(`${at}/\ufffd?q=a\ufffdb`)
  expect(plain.headers.get('Cookie')).toBe('a=b')
  const other = new Request(at)
  expect(stripNullFromAddress(other)).toBe(other)
})
