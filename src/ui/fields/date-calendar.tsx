import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type ClassNames } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { vi } from 'react-day-picker/locale/vi'
import { shopDay } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'
import './date-calendar.css'

type Props = { value: string | undefined; min?: string; max?: string; onPick: (day: string) => void }

/** Years before and after today that can be chosen without `min` and `max`. */
const yearsEachWay = 12

/** A month in the language of the page; arrow keys move by days, Page Up and Page Down by months. */
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
      startMonth={first || new Date(today.getFullYear() - yearsEachWay, 0)}
      endMonth={last || new Date(today.getFullYear() + yearsEachWay, 11)}
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

/** date-calendar.css */
const classes: Partial<ClassNames> = {
  root: 'calendar',
  months: 'months',
  nav: 'nav',
  button_previous: 'step',
  button_next: 'step',
  month_caption: 'caption',
  dropdowns: 'choices',
  dropdown_root: 'choice',
  dropdown: '',
  caption_label: 'chosen',
  month_grid: 'month-grid',
  weekday: 'weekday',
  day: 'day',
}
