import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDemoShop, inLiveShop } from '#test/in-shop.ts'
import { isPwned, isPwnedSandbox, splitHash } from './pwned-passwords.ts'

const leaked = splitHash('Leaked-elsewhere-7')
const padded = splitHash('Padding-only-7')

/** The requests that the service received, and its next answer. */
let requests: { path: string; headers: Record<string, unknown> }[] = []
let answer = { status: 200, body: '', afterMs: 0 }
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ path: request.url!, headers: request.headers })
    const { status, body, afterMs } = answer
    setTimeout(() => response.writeHead(status).end(body), afterMs)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => void server.close())

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const check = (password: string, settings: Record<string, string> = {}) =>
  inDemoShop(() => isPwned(password), { PWNED_PASSWORDS: 'true', PWNED_PASSWORDS_URL: url(), ...settings })

test('only five characters of the hash are sent, and a matching rest in the answer means leaked', async () => {
  requests = []
  answer = { status: 200, body: `${padded.rest}:0\r\n${leaked.rest}:17\r\n${'0'.repeat(35)}:3`, afterMs: 0 }
  expect(await check('Leaked-elsewhere-7')).toBe(true)
  expect(requests).toMatchObject([{ path: `/range/${leaked.prefix}`, headers: { 'add-padding': 'true' } }])
  expect(JSON.stringify(requests)).not.toContain(leaked.rest)
})

test('padding and other hashes do not mean leaked', async () => {
  expect(await check('Padding-only-7')).toBe(false)
  expect(await check('Another-one-77')).toBe(false)
})

test.for([
  ['an answer of 503', { status: 503, body: leaked.rest }],
  ['a redirect', { status: 302, body: '' }],
  ['an endless answer', { status: 200, body: `${'A'.repeat(35)}:1\r\n`.repeat(9_000) }],
  ['an answer that comes too late', { status: 200, body: `${leaked.rest}:17`, afterMs: 2_600 }],
] as const)('the password is accepted after %s', async ([, said]) => {
  answer = { afterMs: 0, ...said }
  expect(await check('Leaked-elsewhere-7')).toBe(false)
})

test('the password is accepted when the service is unreachable', async () => {
  expect(await check('Leaked-elsewhere-7', { PWNED_PASSWORDS_URL: 'http://127.0.0.1:9' })).toBe(false)
})

test('nothing is sent unless the merchant switched the check on', async () => {
  requests = []
  answer = { status: 200, body: `${leaked.rest}:17`, afterMs: 0 }
  expect(await check('Leaked-elsewhere-7', { PWNED_PASSWORDS: 'false' })).toBe(false)
  expect(requests).toEqual([])
})

test('only a demo shop without its own service address asks the sandbox', () => {
  expect(inDemoShop(isPwnedSandbox)).toBe(true)
  expect(inDemoShop(isPwnedSandbox, { PWNED_PASSWORDS_URL: 'https://pwned.example' })).toBe(false)
  expect(inLiveShop(isPwnedSandbox)).toBe(false)
})
