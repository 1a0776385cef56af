import { isDeepStrictEqual } from 'node:util'
import type { Document, DocumentMark, DocumentNode } from './document.ts'
import { readMarkdown } from './read-markdown.ts'
import { tidyDocument } from './tidy-document.ts'

/** A document in our Markdown (read-markdown.ts): to compare versions, and to edit without scripts. */
export const writeMarkdown = (document: Document) => blocks(document.content)

/** Whether Markdown can express the whole document; it has no merged cells, for example. */
export function isWholeInMarkdown(document: Document) {
  try {
    return isDeepStrictEqual(tidyDocument(readMarkdown(writeMarkdown(document))), tidyDocument(document))
  } catch {
    return false
  }
}

const lists = ['bulletList', 'orderedList']

function blocks(nodes: DocumentNode[] = []): string {
  let isOther = false
  return nodes
    .map((node, at) => {
      // Two lists in a row would be read as one, so the second uses the other sign.
      isOther = lists.includes(node.type) && nodes[at - 1]?.type === node.type && !isOther
      return block(node, isOther)
    })
    .filter(Boolean)
    .join('\n\n')
}

function block(node: DocumentNode, isOther: boolean): string {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'paragraph':
      return atLineStart(inline(content))
    case 'heading':
      return `${'#'.repeat(Number(attrs.level))} ${inline(content)}${attrs.id ? ` {#${attrs.id}}` : ''}`
    case 'bulletList':
      return items(content, () => (isOther ? '* ' : '- '))
    case 'orderedList':
      return items(content, (at) => `${Number(attrs.start ?? 1) + at}${isOther ? ')' : '.'} `)
    case 'steps':
      return quoted(`[!steps]\n${items(content, (at) => `${at + 1}. `)}`)
    case 'summary':
    case 'callout':
      return quoted(marked(type === 'summary' ? 'summary' : String(attrs.tone), content))
    case 'blockquote':
      return quoted(blocks(content))
    case 'table':
      return table(node)
    case 'horizontalRule':
      return '---'
    default:
      return atom(node)
  }
}

function atom({ type, attrs = {} }: DocumentNode) {
  if (type === 'productCard') return `{{product:${attrs.slug}}}`
  if (type === 'figure' || type === 'embed') return `{{${type}:${attrs.name}}}`
  if (type === 'video') return `{{${attrs.provider}:${attrs.id}|${attrs.title}}}`
  if (type !== 'image') return ''
  const caption = attrs.caption ? ` "${String(attrs.caption).replace(/["\\]/g, '\\$&')}"` : ''
  return `![${escaped(String(attrs.alt ?? ''))}](media:${attrs.file}${attrs.ratio ? `:${attrs.ratio}` : ''}${caption})`
}

const marked = (mark: string, content: DocumentNode[]) =>
  `[!${mark}]${content[0]?.type === 'paragraph' ? ' ' : lists.includes(content[0]?.type ?? '') ? '\n' : '\n\n'}${blocks(content)}`

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')

const items = (content: DocumentNode[], sign: (at: number) => string) =>
  content
    .map((item, at) => {
      const mark = sign(at)
      return (
        mark +
        blocks(item.content)
          .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
          .replace(/^ +$/gm, '')
      )
    })
    .join('\n')

function table({ attrs = {}, content = [] }: DocumentNode) {
  const rows = content.map((row) => `| ${(row.content ?? []).map((cell) => cellText(cell)).join(' | ')} |`)
  const line = `|${'---|'.repeat(content[0]?.content?.length ?? 1)}`
  const caption = attrs.caption ? `Table${attrs.phones === 'cards' ? ' as cards' : ''}: ${attrs.caption}\n\n` : ''
  return caption + [rows[0], line, ...rows.slice(1)].join('\n')
}

const cellText = ({ content = [] }: DocumentNode) =>
  content
    .map(({ content: words = [] }) => inline(words))
    .join(' ')
    .replaceAll('|', '\\|')

/** Text with its marks: neighbours with the same mark share it. */
function inline(nodes: DocumentNode[], depth = 0): string {
  const runs: { mark?: DocumentMark; nodes: DocumentNode[] }[] = []
  for (const node of nodes) {
    const mark = node.marks?.[depth]
    const last = runs.at(-1)
    if (last && mark && isDeepStrictEqual(last.mark, mark)) last.nodes.push(node)
    else runs.push({ mark, nodes: [node] })
  }
  return runs.map((run) => (run.mark ? withMark(run.nodes, run.mark, depth) : run.nodes.map(plain).join(''))).join('')
}

function withMark(nodes: DocumentNode[], { type, attrs }: DocumentMark, depth: number) {
  if (type === 'code') return `\`${nodes.map(({ text }) => text).join('')}\``
  const inside = inline(nodes, depth + 1)
  if (type === 'bold') return `**${inside}**`
  if (type === 'italic') return `*${inside}*`
  return type === 'link' ? `[${inside}](<${attrs?.href}>)` : inside
}

const plain = ({ type, text = '' }: DocumentNode) => (type === 'hardBreak' ? '\\\n' : escaped(text))

/** Escapes characters that Markdown would read, and addresses that it would turn into links; `{{blanks}}` stay as they are. */
const escaped = (text: string) =>
  text
    .replace(/[\\*_`[\]<>~|!]/g, '\\$&')
    .replace(/(https?|ftp):/gi, '$1\\:')
    .replace(/www\./gi, (found) => `${found.slice(0, 3)}\\.`)
    .replace(/(?<=\w)@/g, '\\@')

const atLineStart = (text: string) => text.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([-+=#>])/, '\\$1')
