import { describe, expect, test } from 'vitest'
import type { DocumentNode } from './document.ts'
import { documentRules } from './document-rules.ts'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length && { marks }) })
const p = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const accepts = (document: unknown) => documentRules.safeParse(document).success

describe('allowed content', () => {
  test('paragraphs, headings, lists, quotations, tables, pictures and embeds are accepted', () => {
    const cell = { type: 'tableCell', content: [p(text('8 %'))] }
    const head = { type: 'tableHeader', content: [p(text('Thuế'))] }
    const item = { type: 'listItem', content: [p(text('một')), { type: 'bulletList', content: [] }].slice(0, 1) }
    const whole = doc(
      { type: 'heading', attrs: { level: 2, id: 'mot' }, content: [text('Một')] },
      p(text('đậm', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }, text('mã', { type: 'code' })),
      p(),
      { type: 'bulletList', content: [item] },
      { type: 'orderedList', attrs: { start: 3 }, content: [item] },
      { type: 'steps', content: [item] },
      { type: 'blockquote', content: [p(text('lời'))] },
      { type: 'summary', content: [p(text('tóm lại'))] },
      { type: 'callout', attrs: { tone: 'warning' }, content: [p(text('chú ý'))] },
      { type: 'table', attrs: { caption: 'Thuế' }, content: [{ type: 'tableRow', content: [head, cell] }] },
      { type: 'image', attrs: { file: 'blade-macro', alt: 'Lưỡi' } },
      { type: 'horizontalRule' },
      { type: 'productCard', attrs: { slug: 'luot-aria-75' } },
      { type: 'figure', attrs: { name: 'hollow' } },
      { type: 'embed', attrs: { name: 'cookie-list' } },
    )
    expect(documentRules.parse(whole)).toEqual(whole)
  })

  test.for([
    'https://vbpl.vn/x',
    'http://a.b',
    'mailto:chao@luot.example',
    'tel:02473000000',
    '/privacy',
    '/',
    '#muc-2',
  ])('a link to %s is accepted', (href) => expect(accepts(doc(p(text('x', link(href)))))).toBe(true))

  test('letters are stored composed, and attributes of the editor are dropped', () => {
    const noisy = doc({
      type: 'paragraph',
      attrs: { textAlign: null, onclick: 'alert(1)' },
      content: [text('hòa'.normalize('NFD'), { type: 'link', attrs: { href: '/a', target: '_blank', class: 'x' } })],
    })
    expect(documentRules.parse(noisy)).toEqual(doc(p(text('hòa'.normalize('NFC'), link('/a')))))
  })
})

describe('refused content', () => {
  test.for([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.b/c',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\nb',
    'https:',
    'https://',
    'mailto:x',
    'tel:+84;ext=1<script>',
    '#"onclick=',
    '',
    `https://a.b/${'x'.repeat(2000)}`,
    null,
    { toString: 'x' },
  ])('a link to %j is refused', (href) => expect(accepts(doc(p(text('x', link(href)))))).toBe(false))

  test.for([
    ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://a.b' } })],
    ['an unknown mark', doc(p(text('x', { type: 'textStyle', attrs: { style: 'x' } })))],
    ['the mark that only the server sets', doc(p(text('x', { type: 'unfilled' })))],
    ['HTML instead of a document', '<p>x</p>'],
    ['a block among words', doc(p(p(text('x'))))],
    ['words among blocks', doc(text('x'))],
    ['a heading of the first level', doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] })],
    ['a list without list items', doc({ type: 'bulletList', content: [p(text('x'))] })],
    ['a row outside a table', doc({ type: 'tableRow', content: [] })],
    ['a picture from elsewhere', doc({ type: 'image', attrs: { file: '../../etc/passwd', alt: '' } })],
    ['a picture by address', doc({ type: 'image', attrs: { src: 'https://a.b/x.png', alt: '' } })],
    [
      'a cell over a thousand columns',
      doc({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 1000 }, content: [p()] }] }],
      }),
    ],
    ['a NUL character', doc(p(text('a\0b')))],
    ['half a surrogate pair', doc(p(text('\ud83d')))],
    ['a document of another type', { type: 'paragraph' }],
    ['null', null],
  ] as const)('%s is refused', ([, document]) => expect(accepts(document)).toBe(false))

  test('a document nested a hundred thousand levels deep is refused without a crash', () => {
    let node: DocumentNode = { type: 'paragraph' }
    for (let depth = 0; depth < 100_000; depth += 1) node = { type: 'blockquote', content: [node] }
    const result = documentRules.safeParse(doc(node))
    expect(result.error?.issues[0]?.message).toBe('this text is too large')
    const few = (depth: number): object => (depth ? { type: 'blockquote', content: [few(depth - 1)] } : p(text('x')))
    expect(accepts(doc(few(10)))).toBe(true)
  })

  test('a document of a hundred thousand paragraphs is refused', () =>
    expect(accepts(doc(...Array.from({ length: 100_000 }, () => p(text('x')))))).toBe(false))
})
