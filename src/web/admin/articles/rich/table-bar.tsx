import type { Editor } from '@tiptap/react'
import { m } from '#words/messages.js'

/** What can be done with the table one stands in. */
export function TableBar({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const acts = [
    { label: m.admin_rich_row_add(), run: () => chain().addRowAfter().run() },
    { label: m.admin_rich_row_drop(), run: () => chain().deleteRow().run() },
    { label: m.admin_rich_column_add(), run: () => chain().addColumnAfter().run() },
    { label: m.admin_rich_column_drop(), run: () => chain().deleteColumn().run() },
    { label: m.admin_rich_table_head(), run: () => chain().toggleHeaderColumn().run() },
    { label: m.admin_rich_table_drop(), run: () => chain().deleteTable().run() },
  ]
  return (
    <div
      role="toolbar"
      aria-label={m.admin_rich_table()}
      className="flex flex-wrap gap-1 border-t border-line px-2 py-1"
    >
      {acts.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          className="type-small min-h-9 rounded-sm px-2.5 text-body hover:bg-sunken hover:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
