import type { Document, DocumentNode } from './document.ts'

const sentence = /[^\n]*?(?:[.!?…]+[”"’)\]]*(?:\s+|$)|\n|$)/g
const inlineHolders = new Set(['paragraph', 'heading'])
/** What may not be empty and holds nothing but words; cells keep their place in the table. */
const shells = new Set([
  ...inlineHolders,
  'listItem',
  'bulletList',
  'orderedList',
  'steps',
  'blockquote',
  'summary',
  'callout',
])

/** The text without the sentences that `isUnsaid`; a paragraph, an entry of a list or a section that held nothing else goes with them. */
export function dropUnknownSentences(document: Document, isUnsaid: (sentence: string) => boolean): Document {
  const walk = (nodes: DocumentNode[]): DocumentNode[] => {
    const left = nodes.map((node) => {
      if (!node.content?.length) return node
      const content = inlineHolders.has(node.type) ? cut(node.content, isUnsaid) : walk(node.content)
      return !content.length && shells.has(node.type) ? undefined : { ...node, content }
    })
    return left.filter((node, i) => node !== undefined && !hasLostItsSection(left, i)).map((node) => node!)
  }
  return document.content ? { ...document, content: walk(document.content) } : document
}

const levelOf = (node: DocumentNode | undefined) => (node?.type === 'heading' ? Number(node.attrs?.level) : Infinity)

/** A heading under which something stood, and all of it is gone. */
function hasLostItsSection(left: (DocumentNode | undefined)[], at: number) {
  const level = levelOf(left[at])
  if (level === Infinity) return false
  const after = left.slice(at + 1)
  const end = after.findIndex((node) => levelOf(node) <= level)
  const section = end < 0 ? after : after.slice(0, end)
  return section.length > 0 && section.every((node) => node === undefined)
}

/** Sentences run across bold words and links, so they are found in the whole and cut out of its parts. */
function cut(nodes: DocumentNode[], isUnsaid: (sentence: string) => boolean): DocumentNode[] {
  const whole = nodes.map((node) => node.text ?? '\n').join('')
  const out = [...whole.matchAll(sentence)].flatMap(({ 0: text, index }) =>
    isUnsaid(text) ? [{ from: index, until: index + text.length }] : [],
  )
  if (!out.length) return nodes
  let at = 0
  const left = nodes.flatMap((node) => {
    const from = at
    at += node.text?.length ?? 1
    if (node.text === undefined) return [node]
    const text = out.reduceRight((rest, gone) => without(rest, gone.from - from, gone.until - from), node.text)
    return text ? [{ ...node, text }] : []
  })
  return left.some(({ text }) => text?.trim()) ? left : []
}

const without = (text: string, from: number, until: number) =>
  text.slice(0, Math.max(0, from)) + text.slice(Math.max(0, until))
