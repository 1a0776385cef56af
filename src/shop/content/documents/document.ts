/** Rich text as the editor (Tiptap) keeps it: a tree of nodes, never HTML, so that nothing in it can run. What may stand in it: document-rules.ts. */
export type Document = { type: 'doc'; content?: DocumentNode[] }
export type DocumentNode = {
  type: string
  attrs?: Record<string, string | number | boolean | null>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}
export type DocumentMark = { type: string; attrs?: Record<string, string | null> }

/** The words of a node and of all below it. */
export const textOfNode = (node: DocumentNode | Document): string =>
  ('text' in node && node.text) || (node.content ?? []).map(textOfNode).join(isBlockHolder(node.type) ? ' ' : '')

const inlineHolders = new Set(['paragraph', 'heading'])
const isBlockHolder = (type: string) => !inlineHolders.has(type)

/** The document with `change` applied to every text; the given tree stays as it was. */
export function mapTexts(document: Document, change: (text: DocumentNode) => DocumentNode[]): Document {
  const walk = (nodes: DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node) =>
      node.type === 'text' ? change(node) : [node.content ? { ...node, content: walk(node.content) } : node],
    )
  return document.content ? { ...document, content: walk(document.content) } : document
}

/** How many words a reader reads; Vietnamese counts by syllable, as it is written. */
export const wordCount = (document: Document) =>
  textOfNode(document)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
