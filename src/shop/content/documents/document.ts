/** Rich text as the editor (Tiptap) stores it: a tree of nodes, never HTML, so that nothing in it can run. document-rules.ts lists the allowed nodes. */
export type Document = { type: 'doc'; content?: DocumentNode[] }
export type DocumentNode = {
  type: string
  attrs?: Record<string, string | number | boolean | null>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}
export type DocumentMark = { type: string; attrs?: Record<string, string | null> }

/** The text of a node and its descendants. */
export const textOfNode = (node: DocumentNode | Document): string =>
  ('text' in node && node.text) || (node.content ?? []).map(textOfNode).join(isBlockHolder(node.type) ? ' ' : '')

const inlineHolders = new Set(['paragraph', 'heading'])
const isBlockHolder = (type: string) => !inlineHolders.has(type)

/** The document with `change` applied to every text node; the original is not changed. */
export function mapTexts(document: Document, change: (text: DocumentNode) => DocumentNode[]): Document {
  const walk = (nodes: DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node) =>
      node.type === 'text' ? change(node) : [node.content ? { ...node, content: walk(node.content) } : node],
    )
  return document.content ? { ...document, content: walk(document.content) } : document
}

/** The number of words; Vietnamese counts by syllable, as it is written. */
export const wordCount = (document: Document) =>
  textOfNode(document)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
