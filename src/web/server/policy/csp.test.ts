import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { withContentPolicy } from './csp.ts'

const mark = 'a-mark-of-this-render'
const ours = `nonce="${mark}"`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptSrc = (html: string) => /script-src ([^;]*)/.exec(withContentPolicy(html, mark).policy)![1]

describe('the content security policy of a page', () => {
  test('a page without inline scripts runs only our own files', () => {
    expect(scriptSrc(`<script ${ours} src="/assets/a.js"></script>`)).toBe("'self'")
  })

  test('each of our inline scripts is allowed by the hash of exactly its own text, and the nonce is removed', () => {
    const [one, two] = ['window.a = "đ"', '\n  import("/b.js");\n']
    const html = `<script ${ours}>${one}</script><p>x</p><script ${ours} type="module" async="">${two}</script>`
    expect(scriptSrc(html)).toBe(`'self' ${hash(one)} ${hash(two)}`)
    expect(withContentPolicy(html, mark).html).toBe(
      `<script>${one}</script><p>x</p><script type="module" async="">${two}</script>`,
    )
  })

  test('an injected inline script gets no hash and does not run', () => {
    expect(scriptSrc('<script>steal()</script><script nonce="guess">steal()</script>')).toBe("'self'")
  })

  test('the same inline script twice has one hash', () => {
    expect(scriptSrc(`<script ${ours}>a()</script><script ${ours}>a()</script>`)).toBe(`'self' ${hash('a()')}`)
  })

  test('nothing is loaded from another origin, and no other site may frame our pages', () => {
    const { policy } = withContentPolicy(`<script ${ours}>a()</script>`, mark)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src-elem[^;]*unsafe|\*|https?:/)
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(part)
    }
  })

  test('a page with a payment form may send it to the providers’ hosts and to no other', () => {
    const { policy } = withContentPolicy('', mark, {
      forms: ['https://pay.vnpay.vn'],
      frames: ['https://checkout.stripe.com'],
    })
    expect(policy.split('; ')).toContain("form-action 'self' https://pay.vnpay.vn")
    expect(policy.split('; ')).toContain('frame-src https://checkout.stripe.com')
    expect(policy.match(/https:/g)).toHaveLength(2)
    expect(withContentPolicy('', mark).policy.split('; ')).toContain("frame-src 'none'")
  })

  test('the only inline style allowed is that of the installed version of sonner', () => {
    const sonner = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
    const [, literal] = /^__insertCSS\((".*")\);$/m.exec(sonner)!
    const { policy } = withContentPolicy('', mark)
    expect(policy.split('; ')).toContain(`style-src-elem 'self' ${hash('')} ${hash(JSON.parse(literal!) as string)}`)
  })
})
