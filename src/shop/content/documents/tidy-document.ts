import type { Document, DocumentNode } from './document.ts'

/** Attributes without meaning that the editor writes. */
const isNoise = (name: string, value: unknown) =>
  value === null || value === '' || (value === 1 && ['colspan', 'rowspan', 'start'].includes(name))
const mayBeEmpty = new Set(['alt'])

/** Removes what the editor leaves behind: meaningless attributes, text nodes split although their marks are equal, empty lines at the end. */
export function tidyDocument(document: Document): Document {
  const content = (document.content ?? []).map(tidy)
  while (content.length && isEmptyLine(content.at(-1)!)) content.pop()
  return { type: 'doc', content }
}

const isEmptyLine = ({ type, content }: DocumentNode) => type === 'paragraph' && !content?.length

function tidy({ type, attrs, content, marks, text }: DocumentNode): DocumentNode {
  const meaningful = Object.entries(attrs ?? {}).filter(
    ([name, value]) => mayBeEmpty.has(name) || !isNoise(name, value),
  )
  const inside = joined((content ?? []).map(tidy))
  return {
    type,
    ...(meaningful.length && { attrs: Object.fromEntries(meaningful) }),
    ...(inside.length && { content: inside }),
    ...(marks?.length && { marks: marks.map((mark) => ({ type: mark.type, ...linkOf(mark) })) }),
    ...(text !== undefined && { text }),
  }
}

const linkOf = ({ type, attrs }: { type: string; attrs?: Record<string, string | null> }) =>
  type === 'link' && { attrs: { href: attrs?.href ?? '' } }

function joined(nodes: DocumentNode[]): DocumentNode[] {
  const done: DocumentNode[] = []
  for (const node of nodes) {
    const last = done.at(-1)
    const isSame = last && JSON.stringify(last.marks) === JSON.stringify(node.marks)
    if (isSame && node.type === 'text' && last.type === 'text') last.text = `${last.text}${node.text}`
    else done.push(node)
  }
  return done
}
