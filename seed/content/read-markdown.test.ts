import { describe, expect, test } from 'vitest'
import { documentRules } from '#shop/content/documents/document-rules.ts'
import { readFrontMatter, readMarkdown } from './read-markdown.ts'

const read = (text: string) => documentRules.parse(readMarkdown(text)).content
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

describe('a text in markdown', () => {
  test('becomes paragraphs, headings with their anchors, and marks', () => {
    expect(read('## Ai bán {#seller}\n\nLướt & “bạn” < 3 ngày,\nxem [giá](/shop) và **đọc *kỹ***.')).toEqual([
      { type: 'heading', attrs: { level: 2, id: 'seller' }, content: [{ type: 'text', text: 'Ai bán' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Lướt & “bạn” < 3 ngày, xem ' },
          { type: 'text', text: 'giá', marks: [{ type: 'link', attrs: { href: '/shop' } }] },
          { type: 'text', text: ' và ' },
          { type: 'text', text: 'đọc ', marks: [{ type: 'bold' }] },
          { type: 'text', text: 'kỹ', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'text', text: '.' },
        ],
      },
    ])
  })

  test('keeps nested lists and the first number of a list', () => {
    expect(read('3. ba\n   - con\n4. bốn')).toEqual([
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph('ba'),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('con')] }] },
            ],
          },
          { type: 'listItem', content: [paragraph('bốn')] },
        ],
      },
    ])
  })

  test('gives a table its caption, its headings and the name of each row', () => {
    const [table, ...rest] = read('Table as cards: Thời hạn\n\n| Gì | Bao lâu |\n|---|---|\n| Đơn | 10 năm |')!
    expect(rest).toEqual([])
    expect(table).toMatchObject({ type: 'table', attrs: { caption: 'Thời hạn', phones: 'cards' } })
    expect(table!.content!.map((row) => row.content!.map((cell) => cell.type))).toEqual([
      ['tableHeader', 'tableHeader'],
      ['tableHeader', 'tableCell'],
    ])
    expect(read('Table: không có bảng theo sau')).toEqual([paragraph('Table: không có bảng theo sau')])
  })

  test('reads notes, summaries, steps and embedded parts', () => {
    expect(read('> [!note] Nhớ.\n\n> [!summary]\n> Tóm lại.\n\n> Lời người khác.')).toEqual([
      { type: 'callout', attrs: { tone: 'note' }, content: [paragraph('Nhớ.')] },
      { type: 'summary', content: [paragraph('Tóm lại.')] },
      { type: 'blockquote', content: [paragraph('Lời người khác.')] },
    ])
    expect(read('> [!steps]\n> 1. Đo\n> 2. Chọn')).toMatchObject([
      { type: 'steps', content: [{ content: [paragraph('Đo')] }, { content: [paragraph('Chọn')] }] },
    ])
    expect(read('{{embed:cookie-list}}\n\n{{figure:hollow}}\n\n{{product:luot-aria-75}}\n\n---')).toEqual([
      { type: 'embed', attrs: { name: 'cookie-list' } },
      { type: 'figure', attrs: { name: 'hollow' } },
      { type: 'productCard', attrs: { slug: 'luot-aria-75' } },
      { type: 'horizontalRule' },
    ])
  })

  test('keeps blanks for the merchant as they are written', () => {
    expect(read('Do {{owner.company}} bán.')).toEqual([paragraph('Do {{owner.company}} bán.')])
  })

  test('accepts only pictures of the media library', () => {
    expect(read('![Lưỡi](media:blade-macro "Rãnh lưỡi")')).toEqual([
      { type: 'image', attrs: { file: 'blade-macro', alt: 'Lưỡi', caption: 'Rãnh lưỡi' } },
    ])
    expect(() => read('![x](https://else.example/x.png)')).toThrow('media:file')
  })

  test.for(['<b>đậm</b>', '<script>alert(1)</script>', '```\nmã\n```'])('refuses what it does not know: %s', (text) =>
    expect(() => read(text)).toThrow('no place'),
  )

  test('refuses a javascript: link', () => expect(() => read('[x](javascript:alert(1))')).toThrow('may not stand'))
})

describe('the front matter of a text', () => {
  test('is read as keys and values', () => {
    expect(readFrontMatter('---\nkey: terms\ntitle: Mua: bán\n---\n\nBài.')).toEqual({
      head: { key: 'terms', title: 'Mua: bán' },
      text: '\nBài.',
    })
  })
  test('must be there, with a key and a value on every line', () => {
    expect(() => readFrontMatter('Bài.')).toThrow('head')
    expect(() => readFrontMatter('---\nkey terms\n---\n')).toThrow('key terms')
  })
})
