import { Lexer, type Token, type Tokens } from 'marked'
import type { Document, DocumentMark, DocumentNode } from './document.ts'

/**
 * Our Markdown: GitHub's, with `{#anchor}` after a heading, `Table: caption` (or `Table as cards:`) before a table, `> [!note]`, `> [!warning]`, `>
 * [!summary]`, `> [!steps]`, and `{{embed:name}}`, `{{figure:name}}`, `{{product:slug}}`, `{{youtube:id|title}}` alone on a line. Throws on anything
 * that a document cannot contain.
 */
export function readMarkdown(text: string): Document {
  return { type: 'doc', content: readBlocks(new Lexer({ gfm: true }).lex(text)) }
}

function readBlocks(source: Token[]): DocumentNode[] {
  const tokens = source.filter((token) => token.type !== 'space')
  return tokens.flatMap((token, at) => {
    if (token.type === 'table') return [tableOf(token as Tokens.Table, captionIn(tokens[at - 1]))]
    return captionIn(token) && tokens[at + 1]?.type === 'table' ? [] : blockOf(token)
  })
}

const captionIn = (token?: Token) =>
  token?.type === 'paragraph' ? /^Table( as cards)?: (.+)$/.exec(token.raw.trim()) : null

function blockOf(token: Token): DocumentNode[] {
  switch (token.type) {
    case 'heading':
      return [headingOf(token as Tokens.Heading)]
    case 'paragraph':
      return [paragraphOf(token as Tokens.Paragraph)]
    case 'text':
      return [{ type: 'paragraph', content: inlineOf((token as Tokens.Text).tokens ?? []) }]
    case 'list':
      return [listOf(token as Tokens.List)]
    case 'blockquote':
      return [quoteOf(token as Tokens.Blockquote)]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    default:
      throw new Error(`no place for ${token.type} in a text: ${token.raw.slice(0, 60)}`)
  }
}

function headingOf({ depth, tokens }: Tokens.Heading): DocumentNode {
  const content = inlineOf(tokens)
  const last = content.at(-1)
  const anchor = /\s*\{#([a-z0-9-]+)\}$/.exec(last?.text ?? '')
  if (anchor) last!.text = last!.text!.slice(0, anchor.index)
  return { type: 'heading', attrs: { level: depth, ...(anchor && { id: anchor[1]! }) }, content }
}

const embedPattern = /^\{\{(embed|figure|product):([a-z0-9-]+)\}\}$/
const videoPattern = /^\{\{(youtube|vimeo):([\w-]+)\|(.+)\}\}$/

function paragraphOf({ raw, tokens }: Tokens.Paragraph): DocumentNode {
  const [, provider, id, title] = videoPattern.exec(raw.trim()) ?? []
  if (provider) return { type: 'video', attrs: { provider, id: id!, title: title! } }
  const [, kind, name] = embedPattern.exec(raw.trim()) ?? []
  if (kind === 'product') return { type: 'productCard', attrs: { slug: name! } }
  if (kind) return { type: kind, attrs: { name: name! } }
  const only = tokens.length === 1 ? tokens[0]! : undefined
  if (only?.type === 'image') return imageOf(only as Tokens.Image)
  return { type: 'paragraph', content: inlineOf(tokens) }
}

/** `![alt](media:file "caption")`, with height divided by width if it is not square: `media:file:0.75`. */
function imageOf({ href, text, title }: Tokens.Image): DocumentNode {
  const [, file, ratio] = /^media:([a-z0-9-]+)(?::(\d+(?:\.\d+)?))?$/.exec(href) ?? []
  if (!file) throw new Error(`pictures are named media:file, not ${href}`)
  const alt = text.replace(/\\([\p{P}\p{S}])/gu, '$1')
  return {
    type: 'image',
    attrs: { file, alt, ...(ratio && { ratio: Number(ratio) }), ...(title && { caption: title }) },
  }
}

const listOf = ({ ordered, start, items }: Tokens.List): DocumentNode => ({
  type: ordered ? 'orderedList' : 'bulletList',
  ...(ordered && Number(start) > 1 && { attrs: { start: Number(start) } }),
  content: items.map((item) => ({ type: 'listItem', content: readBlocks(item.tokens) })),
})

/** A quotation, or the block that its leading mark names. */
function quoteOf({ tokens }: Tokens.Blockquote): DocumentNode {
  const content = readBlocks(tokens)
  const first = content[0]?.content?.[0]
  const mark = /^\[!(note|warning|summary|steps)\]\s*/.exec(first?.text ?? '')
  if (!mark) return { type: 'blockquote', content }
  const rest = first!.text!.slice(mark[0].length)
  if (rest) first!.text = rest
  else content[0]!.content!.shift()
  const inside = content[0]!.content?.length ? content : content.slice(1)
  if (mark[1] === 'steps') return { type: 'steps', content: inside.flatMap((list) => list.content ?? []) }
  if (mark[1] === 'summary') return { type: 'summary', content: inside }
  return { type: 'callout', attrs: { tone: mark[1]! }, content: inside }
}

function tableOf({ header, rows }: Tokens.Table, caption: RegExpExecArray | null): DocumentNode {
  const cells = (type: string, row: Tokens.TableCell[]): DocumentNode => ({
    type: 'tableRow',
    content: row.map((cell, at) => ({
      // The first cell is the header of its row.
      type: at === 0 ? 'tableHeader' : type,
      content: [{ type: 'paragraph', content: inlineOf(cell.tokens) }],
    })),
  })
  return {
    type: 'table',
    ...(caption && { attrs: { caption: caption[2]!, phones: caption[1] ? 'cards' : 'scroll' } }),
    content: [cells('tableHeader', header), ...rows.map((row) => cells('tableCell', row))],
  }
}

function inlineOf(tokens: Token[], marks: DocumentMark[] = []): DocumentNode[] {
  return tokens.flatMap((token): DocumentNode[] => {
    const inside = (mark: DocumentMark) => inlineOf((token as Tokens.Strong).tokens, [...marks, mark])
    switch (token.type) {
      case 'strong':
        return inside({ type: 'bold' })
      case 'em':
        return inside({ type: 'italic' })
      case 'link':
        return inside({ type: 'link', attrs: { href: (token as Tokens.Link).href } })
      case 'codespan':
        return textOf(token.text as string, [...marks, { type: 'code' }])
      case 'br':
        return [{ type: 'hardBreak' }]
      case 'escape':
      case 'text':
        return textOf(token.text as string, marks)
      default:
        throw new Error(`no place for ${token.type} in a line: ${token.raw}`)
    }
  })
}

const textOf = (text: string, marks: DocumentMark[]): DocumentNode[] =>
  text ? [{ type: 'text', text: text.replaceAll('\n', ' '), ...(marks.length && { marks }) }] : []
