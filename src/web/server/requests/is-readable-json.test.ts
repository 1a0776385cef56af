import { describe, expect, test } from 'vitest'
import { isReadableJson } from './is-readable-json.ts'

const isReadable = (body: string) =>
  isReadableJson(
    new Request('http://luot.example/api/cart', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  )

describe('JSON bodies that a page of the shop could send', () => {
  test.for([
    [
      'a cart',
      JSON.stringify({ lines: Array.from({ length: 100 }, () => ({ variantId: 'a', quantity: 1, choices: {} })) }),
    ],
    ['brackets in a text', JSON.stringify({ text: `${'['.repeat(200)}"\\"${'{'.repeat(200)}` })],
    ['a body that is no JSON (the route refuses it)', 'lines=1'],
    ['a text without an end', '"abc\\'],
    ['nothing', ''],
  ] as const)('%s is accepted', async ([, body]) => expect(await isReadable(body)).toBe(true))

  test.for([
    ['lists in lists, 2,000 deep', '['.repeat(2000) + ']'.repeat(2000)],
    ['objects in objects, 2,000 deep', '{"a":'.repeat(2000) + '1' + '}'.repeat(2000)],
    ['a list of 36,000 numbers', JSON.stringify(Array.from({ length: 36_000 }, () => 1))],
    ['an object of 36,000 names', JSON.stringify(Object.fromEntries(Array.from({ length: 36_000 }, (_, i) => [i, 1])))],
  ] as const)('%s is refused', async ([, body]) => expect(await isReadable(body)).toBe(false))

  test('the check leaves the request body unread for the route', async () => {
    const request = new Request('http://luot.example/api/cart', { method: 'POST', body: '{"lines":[]}' })
    expect(await isReadableJson(request)).toBe(true)
    expect(await request.json()).toEqual({ lines: [] })
  })
})
