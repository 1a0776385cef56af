import { expect, test } from 'vitest'
import { stripNullCharacters, stripNullFromAddress } from './strip-null-characters.ts'

const at = 'http://luot.example/admin/orders'
const sent = (body: FormData | URLSearchParams) => new Request(at, { method: 'POST', headers: { Cookie: 'a=b' }, body })

test('of what was pasted only the character that no database keeps is gone; a file beside it stays as it is', async () => {
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

test('a form without it goes on untouched', async () => {
  const request = sent(new URLSearchParams({ note: 'Giao sáng' }))
  expect(stripNullCharacters(request, await request.clone().formData())).toBe(request)
})

test('an address with it keeps its steps and finds nothing', () => {
  const asked = new Request(`${at}/%00?q=a%00b`, { headers: { Cookie: 'a=b' } })
  const plain = stripNullFromAddress(asked)
  expect(decodeURIComponent(plain.url)).toBe(`${at}/\ufffd?q=a\ufffdb`)
  expect(plain.headers.get('Cookie')).toBe('a=b')
  const other = new Request(at)
  expect(stripNullFromAddress(other)).toBe(other)
})
