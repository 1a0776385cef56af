import { mergeAttributes, Node, type Attributes, type NodeConfig } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { isSafeLink } from '#shop/content/documents/safe-link.ts'
import { m } from '#words/messages.js'

/** Attributes that are stored with a node but not rendered. */
const hiddenAttributes = (...names: string[]): Attributes =>
  Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]))

/** A node that is inserted as a whole and rendered as a card. */
const card = (name: string, attrs: string[], draw: NonNullable<NodeConfig['renderHTML']>) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: () => hiddenAttributes(...attrs),
    renderHTML: draw,
  })

const box = (
  name: string,
  content: string,
  className: (attrs: Record<string, unknown>) => string,
  extra: string[] = [],
) =>
  Node.create({
    name,
    group: 'block',
    content,
    defining: true,
    addAttributes: () => hiddenAttributes(...extra),
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { class: className(node.attrs) }),
      0,
    ],
  })

const steps = Node.create({
  name: 'steps',
  group: 'block list',
  content: 'listItem+',
  renderHTML: () => ['ol', { class: 'rich-steps' }, 0],
})

const image = card('image', ['file', 'alt', 'ratio', 'caption'], ({ node: { attrs } }) => [
  'figure',
  { class: 'rich-picture' },
  ['img', { src: `/media/${attrs.file}-400.webp`, alt: String(attrs.alt ?? '') }],
  ['figcaption', {}, [attrs.caption, attrs.alt ? `(${attrs.alt})` : m.post_picture_no_alt()].filter(Boolean).join(' ')],
])

const label = (words: string, value: unknown): [string, object, ...unknown[]] => [
  'div',
  { class: 'rich-card' },
  ['strong', {}, words],
  ['span', {}, ` ${String(value ?? '')}`],
]

const StarterTable = Table.extend({
  addAttributes() {
    return { ...this.parent?.(), ...hiddenAttributes('caption', 'phones') }
  },
})

/** The nodes and marks that an article allows, by the names of document-rules.ts; everything else is dropped when pasted. */
export const richParts = () => [
  StarterKit.configure({
    codeBlock: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (href) => isSafeLink(href),
    },
    dropcursor: { color: 'currentColor' },
  }).extend({
    // Keeps the anchors of headings, although the editor does not show them.
    addGlobalAttributes: () => [{ types: ['heading'], attributes: hiddenAttributes('id') }],
  }),
  StarterTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  steps,
  box('summary', 'block+', () => 'rich-summary'),
  box('callout', 'block+', ({ tone }) => `rich-callout rich-${String(tone ?? 'note')}`, ['tone']),
  image,
  card('productCard', ['slug'], ({ node }) => label(m.post_part_product(), node.attrs.slug) as never),
  card('video', ['provider', 'id', 'title'], ({ node }) => label(m.post_part_video(), node.attrs.title) as never),
  card('figure', ['name'], ({ node }) => label(m.post_part_figure(), node.attrs.name) as never),
  card('embed', ['name'], ({ node }) => label(m.post_part_embed(), node.attrs.name) as never),
]
