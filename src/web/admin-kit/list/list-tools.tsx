import { Bookmark, Columns3, Download, Rows3, Rows4, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, Link, useFetcher, useLocation, useSearchParams } from 'react-router'
import { useMayOpen } from '../use-may-open.ts'
import { inputOf } from '#kit/declare-fields.ts'
import type { SavedView } from '#shop/views/list-views.ts'
import { saidParams, viewFields } from '#shop/views/view-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import { searchWith, shownColumns } from './list-params.ts'

type Named = { key: string; head: string; fixed?: boolean; spare?: boolean }
type Props = {
  columns: readonly Named[]
  views: readonly SavedView[]
  /** URL of the CSV export of the filtered rows; it gets the same query. */
  exportTo?: string
}

/** Tools of a list: saved views, columns, row height, export. */
export function ListTools({ columns, views, exportTo }: Props) {
  const mayOpen = useMayOpen()
  const [params] = useSearchParams()
  const dense = params.has('dense')
  const Rows = dense ? Rows3 : Rows4
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-line px-2 py-1 md:px-3">
      <ViewLinks views={views} />
      <div className="relative ml-auto flex flex-wrap items-center">
        <Menu icon={<Bookmark aria-hidden size={18} strokeWidth={1.7} />} label={m.admin_view_keep()}>
          <KeepView views={views} />
        </Menu>
        <Menu
          icon={<Columns3 aria-hidden size={18} strokeWidth={1.7} />}
          label={m.admin_list_columns()}
          className="max-md:hidden"
        >
          <ColumnChoice columns={columns} />
        </Menu>
        <Link
          to={searchWith(params, { dense: dense ? null : 1 })}
          preventScrollReset
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} px-2.5 max-md:hidden`}
        >
          <Rows aria-hidden size={18} strokeWidth={1.7} />
          {dense ? m.admin_list_roomy() : m.admin_list_dense()}
        </Link>
        {exportTo && mayOpen(exportTo) && (
          <a
            href={`${exportTo}${searchWith(params, {})}`}
            className={`${buttonClass({ variant: 'quiet', size: 'sm' })} px-2.5`}
            download
          >
            <Download aria-hidden size={18} strokeWidth={1.7} />
            {m.admin_list_export()}
          </a>
        )}
      </div>
    </div>
  )
}

function ViewLinks({ views }: { views: readonly SavedView[] }) {
  const [params] = useSearchParams()
  const here = searchWith(params, {})
  if (!views.length) return null
  return (
    <nav aria-label={m.admin_view_title()}>
      <ul className="flex flex-wrap gap-1">
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <Link
              to={searchWith(new URLSearchParams(query), {})}
              aria-current={here === searchWith(new URLSearchParams(query), {}) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2.5 text-muted hover:bg-sunken hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:text-ink"
            >
              <Bookmark aria-hidden size={15} strokeWidth={1.7} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type MenuProps = { icon: ReactNode; label: string; className?: string; children: ReactNode }

/** Opens without scripts. On a phone it spans all tools, because below its own button it would leave the window. */
const Menu = ({ icon, label, className = '', children }: MenuProps) => (
  <details className={`md:relative ${className}`} name="list-tools">
    <summary
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} cursor-pointer list-none px-2.5 [&::-webkit-details-marker]:hidden`}
    >
      {icon}
      {label}
    </summary>
    <div className="absolute right-0 z-10 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-4 shadow-sh2">
      {children}
    </div>
  </details>
)

function ColumnChoice({ columns }: { columns: readonly Named[] }) {
  const [params] = useSearchParams()
  const named = columns.filter(({ fixed }) => !fixed)
  const shown = shownColumns(columns, params).map(({ key }) => key)
  const cols = shown.join(',')
  const form = useRef<HTMLFormElement>(null)
  // A new key would do the same, but take the focus from the pressed button.
  useEffect(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])
      box.checked = cols.split(',').includes(box.value)
  }, [cols])
  return (
    <Form ref={form} method="get" preventScrollReset onSubmit={joinColumns}>
      {[...params]
        .filter(([name]) => !['cols', ...saidParams].includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {named.map(({ key, head }, at) => (
        <Checkbox key={key} value={key} label={head} defaultChecked={shown.includes(key)} disabled={at === 0} />
      ))}
      <input type="hidden" name="cols" value={cols} />
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm">
          {m.admin_list_columns_show()}
        </Button>
        <Link
          to={searchWith(params, { cols: null })}
          preventScrollReset
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {m.admin_list_columns_reset()}
        </Link>
      </div>
    </Form>
  )
}

/** Joins the ticked columns into one query parameter. */
function joinColumns(event: React.FormEvent<HTMLFormElement>) {
  const form = event.currentTarget
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  form.querySelector<HTMLInputElement>('input[name=cols]')!.value = boxes
    .filter((box) => box.checked)
    .map((box) => box.value)
    .join(',')
}

function KeepView({ views }: { views: readonly SavedView[] }) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<{ refusal?: string }>()
  const own = views.filter((view) => view.own)
  const { form, isKept, send, forget } = useKeptView(own)
  const box = useNextFocus<HTMLDivElement>()
  const place = (
    <>
      <input type="hidden" name="place" value={pathname} />
      <input type="hidden" name="query" value={search.slice(1)} />
    </>
  )
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <fetcher.Form
        ref={form}
        method="post"
        action="/admin/views"
        preventScrollReset
        onSubmit={() => {
          // After a success the fetcher would still hold an earlier refusal.
          fetcher.reset()
          send()
        }}
      >
        {place}
        <Field label={m.admin_view_name()} hint={m.admin_view_name_hint()} error={fetcher.data?.refusal}>
          <TextInput {...inputOf(viewFields.name)} />
        </Field>
        <Checkbox name="shared" value="yes" label={m.admin_view_shared()} className="mt-1" />
        <Button type="submit" size="sm" className="mt-2" busy={fetcher.state !== 'idle'}>
          {m.admin_view_do_keep()}
        </Button>
        <p role="status" className="mt-2 text-muted">
          {isKept && m.admin_view_kept()}
        </p>
      </fetcher.Form>
      {own.length > 0 && (
        <ul className="mt-3 border-t border-line pt-2">
          {own.map(({ id, name }) => (
            <li key={id} data-item tabIndex={-1} className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">{name}</span>
              <fetcher.Form method="post" action="/admin/views" preventScrollReset onSubmit={forget}>
                {place}
                <button
                  name="remove"
                  value={id}
                  aria-label={m.admin_view_remove({ name })}
                  className="grid size-11 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
                >
                  <Trash2 aria-hidden size={18} strokeWidth={1.7} />
                </button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Empties the form once its view is among one's own, also in place of another with the same name. `send` is called when the form is sent, `forget` when a view is removed. */
function useKeptView(own: readonly SavedView[]) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef<readonly string[]>(null)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const known = before.current
    if (!known || own.every(({ id }) => known.includes(id))) return
    before.current = null
    form.current?.reset()
    setKept(true)
  }, [own])
  const send = () => {
    before.current = own.map(({ id }) => id)
    setKept(false)
  }
  const forget = () => setKept(false)
  return { form, isKept, send, forget }
}
