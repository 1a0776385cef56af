import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { shopSettings } from '#shop/settings/settings.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { ArticleBody, type Parts } from './article-body.tsx'
import type { Document, DocumentMark, DocumentNode } from './document.ts'
import { fillBlanks } from './fill-blanks.ts'
import { headingsOf } from './headings.ts'
import { shopFacts } from '../policies/shop-facts.ts'

const doc = (...content: DocumentNode[]): Document => ({ type: 'doc', content })
const text = (words: string, ...marks: DocumentMark[]): DocumentNode => ({ type: 'text', text: words, marks })
const p = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content })
const h = (words: string, level = 2, id?: string): DocumentNode => ({
  type: 'heading',
  attrs: { level, ...(id && { id }) },
  content: [text(words)],
})
const link = (href: string): DocumentMark => ({ type: 'link', attrs: { href } })

const shown = (document: Document, parts?: Parts) =>
  renderToStaticMarkup(
    <MemoryRouter basename="/en" initialEntries={['/en/x']}>
      <ArticleBody document={document} parts={parts} />
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '')

describe('a document on the page', () => {
  test('headings have unique anchors', () => {
    const document = doc(h('Đổi, trả'), h('Đổi, trả', 3), h('Bảo hành', 2, 'warranty'), h('—'))
    expect(shown(document)).toBe(
      '<div><h2 id="doi-tra"><span>Đổi, trả</span></h2><h3 id="doi-tra-2"><span>Đổi, trả</span></h3><h2 id="warranty"><span>Bảo hành</span></h2><h2 id="section"><span>—</span></h2></div>',
    )
    expect([...headingsOf(document).values()].map(({ id }) => id)).toEqual([
      'doi-tra',
      'doi-tra-2',
      'warranty',
      'section',
    ])
  })

  test('links to the shop keep the language of the page, and other links stay as written', () => {
    const html = shown(doc(p(text('a', link('/privacy')), text('b', link('https://vbpl.vn')), text('c', link('#x')))))
    expect(html).toContain('<a href="/en/privacy"')
    expect(html).toContain('<a href="https://vbpl.vn" rel="noopener">b</a>')
    expect(html).toContain('<a href="#x">c</a>')
  })

  test('a link to a switched-off feature is plain text', () => {
    const document = doc(
      p(text('a', link('/tools/growth?age=9')), text('b', link('/set-builder')), text('c', link('/toolshed'))),
    )
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <FeaturesOffContext value={['advisers']}>
          <ArticleBody document={document} />
        </FeaturesOffContext>
      </MemoryRouter>,
    )
    expect(html).toContain('<span>a</span>')
    expect(html).toContain('href="/set-builder"')
    expect(html).toContain('href="/toolshed"')
  })

  test('text that looks like markup is escaped', () =>
    expect(shown(doc(p(text('<script>alert(1)</script> & "x"'))))).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;',
    ))

  test('an unknown node is left out, and a javascript link is plain text', () => {
    const hostile = doc(
      { type: 'iframe', attrs: { src: 'https://evil.example' } },
      { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } },
      { type: 'embed', attrs: { name: 'https://evil.example' } },
      { type: 'embed', attrs: { name: 'constructor' } },
      p(text('một', link('javascript:alert(1)'), { type: 'style', attrs: { style: 'x' } }), { type: 'object' }),
    )
    expect(shown(hostile)).toBe('<div><p><span>một</span></p></div>')
  })

  test('a table has a caption, column headers and row headers', () => {
    const cell = (type: string, words: string): DocumentNode => ({ type, content: [p(text(words))] })
    const table: DocumentNode = {
      type: 'table',
      attrs: { caption: 'Thời hạn', phones: 'cards' },
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Gì'), cell('tableHeader', 'Bao lâu')] },
        { type: 'tableRow', content: [cell('tableHeader', 'Đơn'), cell('tableCell', '10 năm')] },
      ],
    }
    const html = shown(doc(table))
    expect(html).toContain('>Thời hạn</caption>')
    expect(html).toContain('<th scope="col"><p><span>Gì</span></p></th>')
    expect(html).toContain('<th scope="row"><p><span>Đơn</span></p></th>')
    expect(html).toContain('<td data-label="Bao lâu"><p><span>10 năm</span></p></td>')
    const scrolling = shown(doc({ ...table, attrs: { caption: 'Thời hạn' } }))
    expect(scrolling).toMatch(
      /^<div><div role="region" aria-labelledby="([^"]+)" tabindex="0"><table><caption id="\1">/,
    )
  })

  test('an embed shows the part that the page provides', () =>
    expect(shown(doc({ type: 'embed', attrs: { name: 'list' } }), { list: <b>12</b> })).toBe('<div><b>12</b></div>'))
})

describe('merchant blanks in a text', () => {
  const filled = (words: string, changes = {}) =>
    shown(fillBlanks(doc(p(text(words))), shopFacts(shopSettings.parse(changes), 'vi')))

  test('blanks are filled from the settings, and phone numbers and addresses become links', () => {
    expect(filled('Trong {{exchangeDays}} ngày, tới {{codLimit}}.')).toContain(
      '<span>15</span><span> ngày, tới </span><span>5.000.000\u00a0₫</span><span>.</span>',
    )
    expect(filled('Gọi {{shop.phone}}', { phone: '024 7300 0000' })).toContain(
      '<a href="tel:02473000000">024 7300 0000</a>',
    )
    expect(filled('{{shop.email}}', { email: 'a@b.example' })).toContain('<a href="mailto:a@b.example">a@b.example</a>')
  })

  test('a blank without a value removes its sentence and nothing else', () => {
    const sentences = 'Cửa hàng do {{owner.company}} điều hành. Giá từ 5.000.000 ₫. Gọi {{shop.phone}}, rồi đến.'
    expect(filled(sentences, { phone: '024 7300 0000' })).toMatch(/^<[^>]*><p><span>Giá từ 5\.000\.000 ₫\. Gọi /)
    expect(filled(sentences)).toBe('<div><p><span>Giá từ 5.000.000 ₫. </span></p></div>')
    expect(filled('Mã số thuế: {{owner.taxCode}}')).toBe('<div></div>')
    expect(filled('Vui 😀😀. Chủ: {{owner.company}}. Giá rõ.')).toBe('<div><p><span>Vui 😀😀. Giá rõ.</span></p></div>')
  })

  test('a list item that only held an empty blank is removed, also where the blank is bold', () => {
    const item = (...inside: DocumentNode[]) => ({ type: 'listItem', content: [p(...inside)] })
    const list = doc({
      type: 'bulletList',
      content: [item(text('Email: '), text('{{shop.email}}', { type: 'bold' })), item(text('Zalo'))],
    })
    const html = shown(fillBlanks(list, shopFacts(shopSettings.parse({}), 'vi')))
    expect(html).not.toContain('Email')
    expect(html.match(/<li>/g)).toHaveLength(1)
  })

  test('a section left empty by its blanks loses its heading', () => {
    const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
    const blocks = [
      heading(2, 'Ai đứng sau'),
      p(text('Chủ: {{owner.company}}')),
      heading(2, 'Giá'),
      p(text('Rõ ràng.')),
    ]
    const html = shown(fillBlanks(doc(...blocks), shopFacts(shopSettings.parse({}), 'vi')))
    expect(html).not.toContain('Ai đứng sau')
    expect(html).toContain('Giá')
  })

  test('an unknown blank stays as written, and a value cannot bring in markup', () => {
    expect(filled('{{constructor}} {{owner}}')).toContain('{{constructor}}')
    expect(filled('{{shop.name}}', { name: '<img src=x>{{shop.email}}' })).toContain('&lt;img src=x&gt;{{shop.email}}')
  })
})
