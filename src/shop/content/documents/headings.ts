import { slug } from '#kit/fold.ts'
import { textOfNode, type Document, type DocumentNode } from './document.ts'

export type Heading = { id: string; level: number; text: string }

/** The headings of a document with their anchors: the writer's own, else made from the text; always unique. */
export function headingsOf(document: Document): Map<DocumentNode, Heading> {
  const found = new Map<DocumentNode, Heading>()
  const taken = new Set<string>()
  const walk = (nodes: DocumentNode[] = []) => {
    for (const node of nodes) {
      if (node.type === 'heading') found.set(node, asHeading(node, taken))
      else walk(node.content)
    }
  }
  walk(document.content)
  return found
}

function asHeading(node: DocumentNode, taken: Set<string>): Heading {
  const text = textOfNode(node)
  const wanted = String(node.attrs?.id ?? slug(text)) || 'section'
  let id = wanted
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`
  taken.add(id)
  return { id, level: Number(node.attrs?.level ?? 2), text }
}
