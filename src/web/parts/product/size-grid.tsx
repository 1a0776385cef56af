import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { m } from '#words/messages.js'
import { fitName, fitOf } from './size-and-width.ts'
import { girthWords } from './girth.ts'
import type { OptionView } from './option-view.server.ts'
import type { PickState } from './picker.ts'
import { pickStateWords } from './radio-of.ts'
import { systemMark } from './system-switch.tsx'
import type { Picker } from './use-picker.ts'

type Props = {
  sizes: number[]
  widths: OptionView['values']
  picker: Pick<Picker, 'choice' | 'pickAll'> & { fitState: (size: string, width: string) => PickState }
  system: SizeSystem
  /** The size to scroll to while none is chosen. */
  aim: number
}

/** Widths as rows, sizes as columns: shows at a glance which exist, are in stock or sold out. */
export function SizeGrid({ sizes, widths, picker, system, aim }: Props) {
  const { choice } = picker
  const { row, step } = useAimedRow(Number(choice.size) || aim)
  const chosen = widths.find(({ value }) => value === choice.width)
  return (
    <>
      <div ref={row} className="relative overflow-x-auto overscroll-x-contain pt-0.5 pb-2 [scrollbar-width:thin]">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the radios within */}
        <table className="-mr-1 -ml-1.5 border-separate border-spacing-1.5" onKeyDown={acrossWidths}>
          <caption className="sr-only">{m.product_grid()}</caption>
          <thead>
            <tr>
              <td aria-hidden className="sticky left-0 z-1 bg-bg" />
              {sizes.map((mm) => (
                <th key={mm} scope="col" data-mm={mm} className="type-fine num min-w-13 font-[420] text-muted">
                  <span className="sr-only">{m.product_grid_size({ mm })} </span>
                  {systemMark[system]} {sizeIn(system, mm)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {widths.map(({ value: width, label }) => (
              <tr key={width}>
                <th scope="row" className="type-label sticky left-0 z-1 w-15 min-w-15 bg-bg pr-1 text-left text-ink">
                  {label}
                </th>
                {sizes.map((mm) => (
                  <td key={mm} className="p-0">
                    <Cell mm={String(mm)} width={width} label={label} picker={picker} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="type-fine text-muted" aria-live="polite">
          {choice.size && chosen
            ? `${chosen.label}: ${girthWords(Number(choice.size), chosen.value)}`
            : m.product_grid_hint()}
        </p>
        <div className="hidden shrink-0 [@media(hover:hover)]:flex">
          <IconButton label={m.product_grid_smaller()} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <IconButton label={m.product_grid_larger()} onClick={() => step(1)}>
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
    </>
  )
}

type CellProps = { mm: string; width: string; label: string; picker: Props['picker'] }

function Cell({ mm, width, label, picker: { choice, fitState, pickAll } }: CellProps) {
  const state = fitState(mm, width)
  const ariaLabel = [m.product_grid_size({ mm }), label, pickStateWords[state]?.()].filter(Boolean).join(', ')
  return (
    <SizeChip
      name={fitName}
      value={fitOf(mm, width)}
      required
      checked={choice.size === mm && choice.width === width}
      onChange={() => pickAll({ size: mm, width })}
      label={state === 'impossible' ? '–' : mm}
      aria-label={ariaLabel}
      state={state}
    />
  )
}

/** Left and right are handled by the browser; up and down move to the same size in the next width that is made. */
function acrossWidths(event: KeyboardEvent<HTMLTableElement>) {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const cell = (event.target as HTMLElement).closest('td')
  if (!direction || !cell) return
  event.preventDefault()
  const rows = [...event.currentTarget.tBodies[0]!.rows]
  const from = rows.indexOf(cell.parentElement as HTMLTableRowElement)
  const next = direction < 0 ? rows.slice(0, from) : rows.slice(from + 1)
  const target = (direction < 0 ? next.toReversed() : next)
    .map((row) => row.cells[cell.cellIndex]!.querySelector<HTMLInputElement>('input:enabled'))
    .find(Boolean)
  target?.focus()
  target?.click()
}

/** Scrolls the chosen or default size into the middle of the row; a press on an arrow scrolls by about one view. */
function useAimedRow(mm: number) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = row.current
    const column = node?.querySelector<HTMLElement>(`[data-mm="${mm}"]`)
    if (!node || !column) return
    const [frame, at] = [node.getBoundingClientRect(), column.getBoundingClientRect()]
    node.scrollLeft += at.left + at.width / 2 - (frame.left + frame.width / 2)
  }, [mm])
  const step = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.7, behavior: 'smooth' })
  return { row, step }
}
