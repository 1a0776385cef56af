import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Film,
  Heading2,
  Heading3,
  Image,
  Info,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Package,
  Quote,
  Redo2,
  Table,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { m } from '#words/messages.js'
import { RichDialogs, type RichTask } from './rich-dialogs.tsx'

type Act = { label: string; Icon: LucideIcon; isOn?: boolean; run: () => void; off?: boolean }

/** Toolbar for the selected text. */
export function RichBar({ editor }: { editor: Editor }) {
  const [task, setTask] = useState<RichTask>()
  const on = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const chain = () => editor.chain().focus()
  const groups: Act[][] = [
    [
      { label: m.admin_rich_h2(), Icon: Heading2, isOn: on.h2, run: () => chain().toggleHeading({ level: 2 }).run() },
      { label: m.admin_rich_h3(), Icon: Heading3, isOn: on.h3, run: () => chain().toggleHeading({ level: 3 }).run() },
      { label: m.admin_rich_bold(), Icon: Bold, isOn: on.bold, run: () => chain().toggleBold().run() },
      { label: m.admin_rich_italic(), Icon: Italic, isOn: on.italic, run: () => chain().toggleItalic().run() },
      { label: m.admin_rich_link(), Icon: Link, isOn: on.link, run: () => setTask('link') },
    ],
    [
      { label: m.admin_rich_bullets(), Icon: List, isOn: on.bullets, run: () => chain().toggleBulletList().run() },
      {
        label: m.admin_rich_numbers(),
        Icon: ListOrdered,
        isOn: on.numbers,
        run: () => chain().toggleOrderedList().run(),
      },
      {
        label: m.admin_rich_steps(),
        Icon: ListChecks,
        isOn: on.steps,
        run: () => chain().toggleList('steps', 'listItem').run(),
      },
      { label: m.admin_rich_quote(), Icon: Quote, isOn: on.quote, run: () => chain().toggleBlockquote().run() },
      {
        label: m.admin_rich_note(),
        Icon: Info,
        isOn: on.note,
        run: () => chain().toggleWrap('callout', { tone: 'note' }).run(),
      },
      {
        label: m.admin_rich_warning(),
        Icon: TriangleAlert,
        isOn: on.warning,
        run: () => chain().toggleWrap('callout', { tone: 'warning' }).run(),
      },
    ],
    [
      { label: m.admin_rich_picture(), Icon: Image, isOn: on.image, run: () => setTask('image') },
      { label: m.admin_rich_product(), Icon: Package, run: () => setTask('product') },
      { label: m.admin_rich_video(), Icon: Film, run: () => setTask('video') },
      {
        label: m.admin_rich_table(),
        Icon: Table,
        isOn: on.table,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        off: on.table,
      },
    ],
    [
      { label: m.admin_rich_undo(), Icon: Undo2, run: () => chain().undo().run(), off: !on.mayUndo },
      { label: m.admin_rich_redo(), Icon: Redo2, run: () => chain().redo().run(), off: !on.mayRedo },
    ],
  ]
  return (
    <div className="sticky top-14 z-[5] rounded-t-sm border-b border-line bg-surface">
      <div role="toolbar" aria-label={m.admin_rich_bar()} className="flex flex-wrap gap-x-2 gap-y-0.5 px-1.5 py-1">
        {groups.map((buttons, at) => (
          <div key={at} className="flex flex-wrap">
            {buttons.map((act) => (
              <BarButton key={act.label} {...act} />
            ))}
          </div>
        ))}
      </div>
      {on.table && <TableBar editor={editor} />}
      <RichDialogs key={task ?? 'none'} editor={editor} task={task} onClose={() => setTask(undefined)} />
    </div>
  )
}

const stateOf = (editor: Editor) => ({
  h2: editor.isActive('heading', { level: 2 }),
  h3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  steps: editor.isActive('steps'),
  quote: editor.isActive('blockquote'),
  note: editor.isActive('callout', { tone: 'note' }),
  warning: editor.isActive('callout', { tone: 'warning' }),
  image: editor.isActive('image'),
  table: editor.isActive('table'),
  mayUndo: editor.can().undo(),
  mayRedo: editor.can().redo(),
})

const BarButton = ({ label, Icon, isOn, run, off }: Act) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    disabled={off}
    onMouseDown={(event) => event.preventDefault()}
    onClick={run}
    className="grid size-10 place-items-center rounded-sm text-body hover:bg-sunken hover:text-ink disabled:opacity-35 aria-pressed:bg-accent-soft aria-pressed:text-accent"
  >
    <Icon aria-hidden size={18} strokeWidth={1.8} />
  </button>
)

/** Toolbar for the table at the cursor. */
function TableBar({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const buttons = [
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
      {buttons.map(({ label, run }) => (
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
