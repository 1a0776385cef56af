/** Rich text as the editor (Tiptap) keeps it: a tree of nodes, never HTML, so that nothing in it can run. */
export type Document = { type: 'doc'; content?: DocumentNode[] }
export type DocumentNode = {
  type: string
  attrs?: Record<string, string | number | boolean | null>
  content?: DocumentNode[]
  marks?: { type: string; attrs?: Record<string, string | null> }[]
  text?: string
}
