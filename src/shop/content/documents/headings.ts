import { slug } from '#kit/fold.ts'
import { textOfNode, type Document, type DocumentNode } from './document.ts'

export type Heading = { id: string; level: number; text: string }

/** The headings of a document with their anchors: the writer's own, else made from the text; always unique. */
export function headingsOf(document: Document): Map<DocumentNode, Heading> {
  const headings = new Map<DocumentNode, Heading>()
  const taken = new Set<string>()
  const walk = (nodes: DocumentNode[] = []) => {
    for (const node of nodes) {
      if (node.type === 'heading') headings.set(node, asHeading(node, taken))
      else walk(node.content)
    }
  }
  walk(document.content)
  return headings
}

function asHeading(node: DocumentNode, taken: Set<string>): Heading {
  const text = textOfNode(node)
  const anchor = String(node.attrs?.id ?? slug(text)) || 'section'
  let id = anchor
  for (let n = 2; taken.has(id); n += 1) id = `${anchor}-${n}`
  taken.add(id)
  return { id, level: Number(node.attrs?.level ?? 2), text }
}
