import { mapTexts, type Document, type DocumentNode } from './document.ts'
import { dropUnknownSentences } from './drop-unknown-sentences.ts'

/** What a blank of a text becomes: words, and where they lead when they are an address or a number to call. */
export type Fact = { text: string; href?: string }
export type TextFacts = Record<string, Fact | undefined>

/** All that a text asks of the shop: words for its blanks, and whole parts (a table of fees) for its embeds. */
export type Filling = { facts: TextFacts; parts: Record<string, DocumentNode[]> }

const blank = /(\{\{[\w.]+\}\})/

/** The blanks that a text names: `{{shop.name}}` is `shop.name`. */
export const blanksIn = (text: string) => [...text.matchAll(/\{\{([\w.]+)\}\}/g)].map((found) => found[1]!)

/** The text with its blanks filled. A sentence that needs what the merchant has not told yet is left out; a blank that nobody knows stays as it was written. */
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

/** The text with each embed that these parts know replaced by them; other embeds stay, for the page to fill. */
export function putParts(document: Document, parts: Filling['parts']): Document {
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
