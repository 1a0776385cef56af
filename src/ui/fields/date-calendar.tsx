import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type ClassNames } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { vi } from 'react-day-picker/locale/vi'
import { shopDay } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'

type Props = { value: string | undefined; min?: string; max?: string; onPick: (day: string) => void }

/** Years back and ahead that can be chosen where nothing else is said. */
const reach = 12

/** A month in the language of the page; arrows walk the days, Page Up and Page Down the months. */
export default function DateCalendar({ value, min, max, onPick }: Props) {
  const [today] = useState(() => localDay(shopDay(new Date())))
  const [first, last] = [min && localDay(min), max && localDay(max)]
  const chosen = value === undefined ? undefined : localDay(value)
  const within = (day: Date) => (first && day < first ? first : last && day > last ? last : day)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={getLocale() === 'en' ? enGB : vi}
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      captionLayout="dropdown"
      today={today}
      defaultMonth={within(chosen ?? today)}
      startMonth={first || new Date(today.getFullYear() - reach, 0)}
      endMonth={last || new Date(today.getFullYear() + reach, 11)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      selected={chosen}
      onSelect={(day: Date) => onPick(isoOf(day))}
      classNames={classes}
      components={{ Chevron }}
    />
  )
}

/** Days of a calendar have no hour: they are the browser's own, whatever zone it is in. */
function localDay(iso: string) {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, day)
}

const two = (number: number) => String(number).padStart(2, '0')
const isoOf = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

const icons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }
function Chevron({ orientation = 'down' }: { orientation?: keyof typeof icons }) {
  const Icon = icons[orientation]
  return <Icon aria-hidden size={orientation === 'down' ? 16 : 20} strokeWidth={1.7} />
}

const step = 'grid size-10 place-items-center rounded-md text-ink hover:bg-sunken aria-disabled:opacity-40'

const classes: Partial<ClassNames> = {
  root: 'num p-3 text-[0.9375rem]',
  months: 'relative',
  nav: 'absolute end-0 top-0 flex',
  button_previous: step,
  button_next: step,
  month_caption: 'flex h-10 items-center ps-1',
  dropdowns: 'flex items-center gap-1 font-semibold text-ink',
  dropdown_root:
    'relative inline-flex h-10 items-center rounded-md px-1.5 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0',
  caption_label: 'inline-flex items-center gap-1 whitespace-nowrap',
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'type-fine h-9 w-10 font-normal text-muted',
  day: 'p-0 text-center text-ink [&[data-outside]>button]:text-muted [&[data-disabled]>button]:text-muted [&[data-disabled]>button]:line-through [&[data-disabled]>button]:opacity-60 [&[data-selected]>button]:bg-ink [&[data-selected]>button]:font-semibold [&[data-selected]>button]:text-bg [&[data-today]:not([data-selected])>button]:font-bold [&[data-today]:not([data-selected])>button]:text-accent [&[data-today]:not([data-selected])>button]:inset-ring-2 [&[data-today]:not([data-selected])>button]:inset-ring-accent',
  day_button: 'grid size-10 place-items-center rounded-md enabled:hover:bg-sunken',
}
