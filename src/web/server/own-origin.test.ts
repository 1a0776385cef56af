import { afterEach, expect, test } from 'vitest'
import { env, readEnv, useEnv } from '#platform/env.server.ts'
import { underOwnOrigin } from './own-origin.ts'

const before = env
afterEach(() => useEnv(before))

const live = { BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(32), TRUST_PROXY: 'true' }
const asked = 'http://10.0.0.7:3000/en/cart?x=1'
const form = () =>
  new Request(asked, { method: 'POST', body: new URLSearchParams({ a: 'b' }), headers: { Cookie: 'c=d' } })

test('behind the proxy a form reaches the router complete, under the address of the shop', async () => {
  useEnv(readEnv(live))
  const request = underOwnOrigin(form())
  expect(request.url).toBe('https://luot.example/en/cart?x=1')
  expect(request.method).toBe('POST')
  expect(request.headers.get('cookie')).toBe('c=d')
  expect((await request.formData()).get('a')).toBe('b')
})

test('an address that begins with two slashes leads to no other site', () => {
  useEnv(readEnv(live))
  expect(underOwnOrigin(new Request('http://10.0.0.7//evil.example/cart')).url).toBe(
    'https://luot.example//evil.example/cart',
  )
})

test('a demo shop answers under every name of its machine', () => {
  useEnv(readEnv({ PORT: '3000' }))
  expect(underOwnOrigin(form()).url).toBe(asked)
})

test('a demo shop behind a trusted proxy uses its own address too', () => {
  useEnv(readEnv({ BASE_URL: 'https://localhost:3443', TRUST_PROXY: 'true' }))
  expect(underOwnOrigin(form()).url).toBe('https://localhost:3443/en/cart?x=1')
})
