import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { providerServer } from '#test/provider-server.ts'
import { callProvider } from './call-provider.ts'

const open: { close(): void }[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))
const answer = z.object({ ok: z.boolean() })
const ask = (url: string, timeoutMs?: number) =>
  callProvider({ provider: 'momo', url, body: { secret: 'Canary-1' }, answer, timeoutMs })
const serving = async (say: Parameters<typeof providerServer>[0]) => {
  const server = await providerServer(say)
  open.push(server)
  return server.url
}

describe('a request to a payment provider', () => {
  test('a JSON answer is read', async () =>
    expect(await ask(await serving(() => ({ ok: true })))).toEqual({ ok: true }))

  test('a provider that does not answer is reported after a while', async () => {
    const failure = ask(await serving(() => undefined), 300)
    await expect(failure).rejects.toThrow('momo: no answer in time')
    await expect(failure).rejects.not.toThrow('Canary')
  })

  test.for<[string, Parameters<typeof providerServer>[0], string]>([
    ['answers with an error', (_, response) => void response.writeHead(502).end('bad gateway'), 'momo: status 502'],
    [
      'redirects elsewhere',
      (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'momo: not reached',
    ],
    ['answers with HTML', (_, response) => void response.end('<html>'), 'momo: an answer that is not understood'],
    ['answers with a wrong field', () => ({ ok: 'yes' }), 'momo: an answer that is not understood (ok)'],
    ['sends an endless answer', (_, response) => void response.end('x'.repeat(300_000)), 'momo: an answer without end'],
  ])('a provider that %s is reported in one sentence, without the secret', async ([, say, sentence]) => {
    const failure = ask(await serving(say))
    await expect(failure).rejects.toThrow(sentence)
    await expect(failure).rejects.not.toThrow('Canary')
  })

  test('a provider that cannot be reached is reported as not reached', async () => {
    const url = await serving(() => ({}))
    open.splice(0).forEach((server) => server.close())
    await expect(ask(url)).rejects.toThrow('momo: not reached (ECONNREFUSED)')
  })
})
