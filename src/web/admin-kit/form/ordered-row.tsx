import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams, useSubmit } from 'react-router'
import { m } from '#words/messages.js'

type Props = {
  list: string
  at: number
  count: number
  /** Name of the row, used in the labels of its buttons. */
  name: string
  canRemove?: boolean
  className?: string
  children: ReactNode
}

const button = 'grid size-11 place-items-center rounded-sm text-ink hover:bg-sunken disabled:opacity-35'

/**
 * A row that is moved with buttons or by dragging. Each move submits the form with everything that was typed, so it works without scripts.
 */
export function OrderedRow({ list, at, count, name, canRemove = false, className = '', children }: Props) {
  const row = useRef<HTMLLIElement>(null)
  const [isOver, setOver] = useState(false)
  const submit = useSubmit()
  useMovedFocus(row, `${list}:${at}`)
  const drop = (event: React.DragEvent) => {
    setOver(false)
    const [from, start] = event.dataTransfer.getData('text/plain').split(':')
    const form = row.current?.closest('form')
    if (from !== list || start === String(at) || !form) return
    event.preventDefault()
    const sent = new FormData(form)
    sent.set('intent', `move:${list}:${start}:${at}`)
    void submit(sent, { method: 'post', preventScrollReset: true })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an addition to the buttons, which do the same
    <li
      ref={row}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 first:border-t-0 md:grid-cols-[auto_minmax(0,1fr)_auto] ${isOver ? 'bg-accent-soft' : ''} ${className}`}
    >
      <span
        aria-hidden
        draggable
        onDragStart={(event) => event.dataTransfer.setData('text/plain', `${list}:${at}`)}
        className="hidden cursor-grab place-items-center self-stretch rounded-sm px-1 text-muted hover:bg-sunken md:grid"
      >
        <GripVertical size={20} strokeWidth={1.7} />
      </span>
      <div className="min-w-0">{children}</div>
      <div className="flex items-start max-md:flex-col">
        {(['up', 'down'] as const).map((direction) => {
          const to = direction === 'up' ? at - 1 : at + 1
          const Arrow = direction === 'up' ? ArrowUp : ArrowDown
          return (
            <button
              key={direction}
              type="submit"
              name="intent"
              value={`move:${list}:${at}:${to}`}
              data-way={direction}
              disabled={to < 0 || to >= count}
              aria-label={direction === 'up' ? m.admin_ordered_up({ name }) : m.admin_ordered_down({ name })}
              className={button}
            >
              <Arrow aria-hidden size={20} strokeWidth={1.7} />
            </button>
          )
        })}
        {canRemove && (
          <button
            type="submit"
            name="intent"
            value={`remove:${list}:${at}`}
            aria-label={m.admin_ordered_remove({ name })}
            className={button}
          >
            <Trash2 aria-hidden size={19} strokeWidth={1.7} />
          </button>
        )}
      </div>
    </li>
  )
}

/** Moves the focus with the row. */
function useMovedFocus(row: React.RefObject<HTMLLIElement | null>, here: string) {
  const [params] = useSearchParams()
  const moved = params.get('moved')
  useEffect(() => {
    if (moved === null || moved.replace(/:(up|down)$/, '') !== here) return
    const direction = moved.endsWith(':up') ? 'up' : 'down'
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? [])]
    const open = buttons.filter(({ disabled }) => !disabled)
    ;(open.find(({ dataset }) => dataset.way === direction) ?? open[0])?.focus()
  }, [moved, here, row])
}
