import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { policyFor } from './csp.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scriptSrc = (html: string) => /script-src ([^;]*)/.exec(policyFor(html))![1]

describe('the policy of a page', () => {
  test('a page without inline scripts runs only our own files', () => {
    expect(scriptSrc('<script src="/assets/a.js"></script>')).toBe("'self'")
  })

  test('each inline script is let in by the hash of exactly its own text', () => {
    const [one, two] = ['window.a = "đ"', '\n  import("/b.js");\n']
    const html = `<script>${one}</script><p>x</p><script type="module" async="">${two}</script>`
    expect(scriptSrc(html)).toBe(`'self' ${hash(one)} ${hash(two)}`)
  })

  test('the same script twice is one hash', () => {
    expect(scriptSrc('<script>a()</script><script>a()</script>')).toBe(`'self' ${hash('a()')}`)
  })

  test('facts for search engines are no script', () => {
    expect(scriptSrc('<script type="application/ld+json">{"a":1}</script>')).toBe("'self'")
  })

  test('nothing comes from elsewhere, and nobody frames us', () => {
    const policy = policyFor('<script>a()</script>')
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src-elem[^;]*unsafe|\*|https?:/)
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "style-src-elem 'self'",
    ]) {
      expect(policy.split('; ')).toContain(part)
    }
  })
})
