import { mapTexts, type Document, type DocumentNode } from './document.ts'

/** The value of a placeholder: text, and a link if it is an address or a telephone number. */
type Fact = { text: string; href?: string }
export type TextFacts = Record<string, Fact | undefined>

/** What the shop adds to a document: values for its placeholders, and whole parts (a table of fees) for its embeds. */
export type Filling = { facts: TextFacts; parts: Record<string, DocumentNode[]> }

const blank = /(\{\{[\w.]+\}\})/

/** The placeholders in a text: `{{shop.name}}` is `shop.name`. */
export const blanksIn = (text: string) => [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map((match) => match[1]!)

/** Fills the placeholders. A sentence is left out if the merchant has not given its value yet; an unknown placeholder stays as written. */
export const fillBlanks = (document: Document, facts: TextFacts): Document =>
  mapTexts(withoutUntold(document, facts), (node) =>
    blank.test(node.text ?? '')
      ? node
          .text!.split(blank)
          .filter(Boolean)
          .map((part) => filled(node, part, facts))
      : [node],
  )

const withoutUntold = (document: Document, facts: TextFacts) =>
  dropUnknownSentences(document, (sentence) =>
    blanksIn(sentence).some((name) => Object.hasOwn(facts, name) && !facts[name]?.text.trim()),
  )

const sentence = /[^\n]*?(?:[.!?…]+[”"’)\]]*(?:\s+|$)|\n|$)/g
const inlineHolders = new Set(['paragraph', 'heading'])
/** Nodes that are removed once they are empty; cells stay, since they hold their place in the table. */
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

/** Removes the sentences for which `isUnsaid` holds; a paragraph, a list item or a section that becomes empty goes with them. */
function dropUnknownSentences(document: Document, isUnsaid: (sentence: string) => boolean): Document {
  const walk = (nodes: DocumentNode[]): DocumentNode[] => {
    const kept = nodes.map((node) => {
      if (!node.content?.length) return node
      const content = inlineHolders.has(node.type) ? cut(node.content, isUnsaid) : walk(node.content)
      return !content.length && shells.has(node.type) ? undefined : { ...node, content }
    })
    return kept.filter((node, i) => node !== undefined && !hasLostItsSection(kept, i)).map((node) => node!)
  }
  return document.content ? { ...document, content: walk(document.content) } : document
}

const levelOf = (node: DocumentNode | undefined) => (node?.type === 'heading' ? Number(node.attrs?.level) : Infinity)

/** A heading whose section became empty. */
function hasLostItsSection(left: (DocumentNode | undefined)[], at: number) {
  const level = levelOf(left[at])
  if (level === Infinity) return false
  const after = left.slice(at + 1)
  const end = after.findIndex((node) => levelOf(node) <= level)
  const section = end < 0 ? after : after.slice(0, end)
  return section.length > 0 && section.every((node) => node === undefined)
}

/** A sentence may run across bold words and links, so it is found in the joined text and cut out of the parts. */
function cut(nodes: DocumentNode[], isUnsaid: (sentence: string) => boolean): DocumentNode[] {
  const whole = nodes.map((node) => node.text ?? '\n').join('')
  const out = [...whole.matchAll(sentence)].flatMap(({ 0: text, index }) =>
    isUnsaid(text) ? [{ from: index, until: index + text.length }] : [],
  )
  if (!out.length) return nodes
  let at = 0
  const kept = nodes.flatMap((node) => {
    const from = at
    at += node.text?.length ?? 1
    if (node.text === undefined) return [node]
    const text = out.reduceRight((rest, removed) => without(rest, removed.from - from, removed.until - from), node.text)
    return text ? [{ ...node, text }] : []
  })
  return kept.some(({ text }) => text?.trim()) ? kept : []
}

const without = (text: string, from: number, until: number) =>
  text.slice(0, Math.max(0, from)) + text.slice(Math.max(0, until))

/** Replaces each embed that has a part by that part; other embeds stay, for the page to fill. */
export function insertParts(document: Document, parts: Filling['parts']): Document {
  const walk = (nodes: DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node) => {
      const part = node.type === 'embed' && parts[String(node.attrs?.name)]
      return part || [node.content ? { ...node, content: walk(node.content) } : node]
    })
  return document.content ? { ...document, content: walk(document.content) } : document
}

function filled(node: DocumentNode, part: string, facts: TextFacts): DocumentNode {
  const name = /^\{\{([\w.]+)\}\}$/.exec(part)?.[1]
  const fact = name && Object.hasOwn(facts, name) ? facts[name] : undefined
  if (!fact) return { ...node, text: part }
  if (!fact.href || node.marks?.some((mark) => mark.type === 'link')) return { ...node, text: fact.text }
  return { ...node, text: fact.text, marks: [...(node.marks ?? []), { type: 'link', attrs: { href: fact.href } }] }
}
