import { describe, expect, test } from 'vitest'
import { localPath } from './local-path.ts'

const slashes = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/shop',
  '//evil.example@luot.example',
  '//@evil.example',
  '//evil%E3%80%82example',
  '//[::1]',
  '//127.0.0.1',
  '//2130706433',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%2e//evil.example',
]
const backslashes = [
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\\\evil.example',
  '/shop\\@evil.example',
  '/\\\t/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%2f%5cevil.example',
]
const blanks = [
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '\n/evil.example',
  '/\u00a0/evil.example',
  '\u200b//evil.example',
]
const schemes = [
  'https://evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://luot.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'ftp://evil.example',
  '//evil.example\\@luot.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
]

describe('where a visitor is led after signing in', () => {
  test.for([...slashes, ...backslashes, ...blanks, ...schemes])('%j does not lead out of the shop', (given) => {
    const path = localPath(given)
    expect(new URL(path, 'https://luot.example').origin).toBe('https://luot.example')
    expect(path).toMatch(/^\/(?![/\\])/)
  })

  test.for([
    '/',
    '/checkout',
    '/shop?category=figure&size=245',
    '/orders/261121-K7M2Q9XA',
    '/product/gi%C3%A0y',
    '/en/cart',
    '/shop?next=https://evil.example',
  ])('%s is led to as it is', (given) => {
    expect(localPath(given)).toBe(given)
  })

  test('nothing given leads to the fallback', () => {
    expect([
      localPath(null),
      localPath(undefined),
      localPath('', '/my-orders'),
      localPath('//evil', '/my-orders'),
    ]).toEqual(['/', '/', '/my-orders', '/my-orders'])
  })
})
