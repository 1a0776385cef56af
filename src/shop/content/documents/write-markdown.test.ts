import { describe, expect, test } from 'vitest'
import { readArticles } from '#seed/content/read-articles.ts'
import { tidyDocument } from './tidy-document.ts'
import type { Document, DocumentNode } from './document.ts'
import { documentRules } from './document-rules.ts'
import { readMarkdown } from './read-markdown.ts'
import { isWholeInMarkdown, writeMarkdown } from './write-markdown.ts'

const doc = (...content: DocumentNode[]): Document => ({ type: 'doc', content })
const words = (text: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text,
  ...(marks.length && { marks: marks.map((type) => ({ type })) }),
})
const p = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content })
const again = (document: Document) => tidyDocument(readMarkdown(writeMarkdown(document)))

const seeded = [...readArticles('pages', 'page'), ...readArticles('guides', 'guide'), ...readArticles('posts', 'post')]

describe('a document written as Markdown and read again', () => {
  test.each(seeded.flatMap(({ key, vi, en }) => [vi, en!].map(({ title, body }) => ({ key, title, body }))))(
    'stays the same: $title',
    ({ body }) => expect(again(documentRules.parse(body))).toEqual(tidyDocument(body)),
  )

  test.each([
    ['characters that Markdown would interpret', doc(p(words('2 * 3 * 4 _a_ [x] <b> `c` # ~~d~~ a|b !')))],
    [
      'lines that look like a list, a heading or a quotation',
      doc(p(words('1. một')), p(words('- hai')), p(words('# ba')), p(words('> bốn'))),
    ],
    ['addresses that are no links', doc(p(words('https://a.b/c www.a.b chao@luot.example')))],
    ['blanks for the merchant', doc(p(words('Do {{owner.company}} bán.')))],
    ['nested marks', doc(p(words('đọc ', 'bold'), words('kỹ', 'bold', 'italic'), words(' và '), words('mã', 'code')))],
    ['a video', doc({ type: 'video', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'Bài 1: đứng' } })],
    ['a picture', doc({ type: 'image', attrs: { file: 'a-b', alt: 'Lưỡi [mới]', ratio: 0.75, caption: 'Nói “thế”' } })],
    [
      'two lists in a row',
      doc(...[1, 2].map(() => ({ type: 'bulletList', content: [{ type: 'listItem', content: [p(words('x'))] }] }))),
    ],
    ['a line break', doc(p(words('một'), { type: 'hardBreak' }, words('hai')))],
    [
      'a callout of several parts',
      doc({
        type: 'callout',
        attrs: { tone: 'warning' },
        content: [
          p(words('a')),
          {
            type: 'orderedList',
            attrs: { start: 4 },
            content: [{ type: 'listItem', content: [p(words('b')), p(words('c'))] }],
          },
        ],
      }),
    ],
  ] as const)('the same document comes back with %s', (_, document) => {
    expect(again(document)).toEqual(tidyDocument(document))
    expect(isWholeInMarkdown(document)).toBe(true)
  })

  test('a table with merged cells is reported as not expressible in Markdown', () => {
    const cell = { type: 'tableCell', attrs: { colspan: 2 }, content: [p(words('x'))] }
    expect(isWholeInMarkdown(doc({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] }))).toBe(false)
  })
})

test('tidying a document removes null attributes and empty paragraphs, and joins neighbouring texts', () => {
  const noisy = doc(
    { type: 'heading', attrs: { level: 2, id: null }, content: [words('a'), words('b')] },
    { type: 'image', attrs: { file: 'a', alt: '', caption: null } },
    { type: 'paragraph' },
  )
  expect(tidyDocument(noisy)).toEqual(
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [words('ab')] },
      { type: 'image', attrs: { file: 'a', alt: '' } },
    ),
  )
})
