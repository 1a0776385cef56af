import type { Document, DocumentNode } from './document.ts'

/** The slugs of the products that a document shows, each once, in its order. */
export function productsIn(document: Document): string[] {
  const slugs = new Set<string>()
  const walk = (nodes: DocumentNode[] = []) => {
    for (const { type, attrs, content } of nodes) {
      if (type === 'productCard' && attrs?.slug) slugs.add(String(attrs.slug))
      walk(content)
    }
  }
  walk(document.content)
  return [...slugs]
}
