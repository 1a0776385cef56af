import { CalendarDays } from 'lucide-react'
import { useState, use, useEffect, useId, useRef, type ComponentProps } from 'react'
import { dateText, readDateText } from '#kit/date-text.ts'
import { loadPart } from '#kit/load-part.ts'
import { m } from '#words/messages.js'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'
import { TextInput } from './text-input.tsx'
import { useCarrier } from './use-carrier.ts'
import { useTakeover } from './use-takeover.ts'

/**
 * A date, typed in the Vietnamese format or picked from a calendar in the language of the page. Before scripts arrive it is the browser's own field.
 * Both send `2026-12-24` or `2026-12-24T18:00`; an invalid date is sent as typed, so that the server can explain the error.
 */
export function DateInput({ defaultValue = '', follows, withTime, isEnd, ...rest }: Followed) {
  const [text, setText] = useState(() => dateText(defaultValue))
  const address = follows === undefined ? undefined : `${follows} ${defaultValue}`
  const [shown, setShown] = useState(address)
  // A new key of the field would lose the focus.
  if (shown !== address) {
    setShown(address)
    setText(dateText(defaultValue))
  }
  const { setControl, ready } = useTakeover<HTMLInputElement>((picked) => setText(dateText(picked)))
  if (ready) return <DateBox {...rest} {...{ withTime, isEnd, text, setText }} />
  return (
    <TextInput
      {...rest}
      ref={setControl}
      type={withTime ? 'datetime-local' : 'date'}
      defaultValue={defaultValue}
      autoComplete="off"
    />
  )
}

type DateProps = {
  name: string
  /** with the time of day */
  withTime?: boolean
  /** the end of a period: a day without a time lasts until its last minute */
  isEnd?: boolean
  /** the first and the last day that the calendar offers */
  min?: string
  max?: string
  required?: boolean
  form?: string
  className?: string
}

type Followed = DateProps & {
  defaultValue?: string
  /** For filters: when the address has another day, or this text changes, the field shows the day of the address and drops what was typed. */
  follows?: string
}

type Props = DateProps & { text: string; setText: (text: string) => void }

/** The field once scripts are there: a line to type into, and a button that opens the calendar below it. */
function DateBox({ text, setText, name, form, withTime = false, isEnd, min, max, required, className }: Props) {
  // The server has already shown the error.
  const { invalid } = use(FieldContext)
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasLeft, setWasLeft] = useState(false)
  const dayTime = isEnd ? '23:59' : '00:00'
  const read = readDateText(text, withTime, dayTime)
  const value = read ?? text.trim()
  const isWrong = wasLeft && !invalid && value !== '' && read === undefined
  const carrier = useCarrier(value)
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  const pick = (day: string) => {
    const time = withTime ? (read?.slice(10) ?? `T${dayTime}`) : ''
    setText(dateText(day + time))
    setWasLeft(false)
    close()
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Kept from the dialog around it, which would close too.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' && event.altKey) {
      // The browser would scroll the page by a screen.
      event.preventDefault()
      setOpen(true)
    }
  }
  const leave = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    if (event.target !== input.current) return
    setWasLeft(true)
    if (read) setText(dateText(read))
  }
  return (
    // Safari focuses no button that is pressed, but what holds it: by its tabIndex the focus stays in here, and the calendar open.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from the field and its calendar
    <div tabIndex={-1} onKeyDown={press} onBlur={leave} className={cx('relative outline-none', className)}>
      {/* Holds what is sent; by its name and kind it is found and put back after a reload like what is typed. */}
      <input
        ref={carrier}
        type="text"
        hidden
        {...{ name, form, value }}
        onChange={(event) => setText(dateText(event.target.value))}
      />
      <TextInput
        ref={input}
        aria-describedby={isWrong ? errorId : undefined}
        aria-invalid={isWrong}
        aria-required={required || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={withTime ? m.layout_date_time_shape() : m.layout_date_shape()}
        inputMode={withTime ? undefined : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        end={
          <IconButton
            label={read ? m.layout_date_pick_from({ date: dateText(read) }) : m.layout_date_pick()}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarDays aria-hidden size={20} />
          </IconButton>
        }
      />
      <FieldError id={errorId}>{isWrong && (withTime ? m.layout_date_time_wrong() : m.layout_date_wrong())}</FieldError>
      {isOpen && (
        <Popover>
          <Calendar value={read?.slice(0, 10)} {...{ min, max }} onPick={pick} />
        </Popover>
      )}
    </div>
  )
}

type DateCalendar = typeof import('./date-calendar.tsx').default
const load = () => import('./date-calendar.tsx')

/** Loaded when it is opened; if that fails, the date can be typed, and the next opening loads again. */
function Calendar(props: ComponentProps<DateCalendar>) {
  const [Loaded, setLoaded] = useState<DateCalendar>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    loadPart(load, 'default').then(
      (part) => setLoaded(() => part.default),
      () => setFailed(true),
    )
  }, [])
  if (Loaded) return <Loaded {...props} />
  return (
    <p role="status" className="type-small p-4 text-muted">
      {isFailed ? m.layout_date_unloaded() : m.layout_part_loading()}
    </p>
  )
}

/** As in its class: half of what it leaves free in the narrowest windows. */
const edgePx = 8

/** Moves sideways as far as it must to stay in the window. A press between its days leaves the focus in it. */
function Popover({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const node = box.current!
    const { left, width } = node.getBoundingClientRect()
    const furthest = document.documentElement.clientWidth - edgePx - width
    node.style.left = `${Math.max(edgePx, Math.min(left, furthest)) - left}px`
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={m.layout_date_pick()}
      tabIndex={-1}
      className="absolute top-full left-0 z-30 mt-1.5 min-h-90 w-[min(19.75rem,100vw-1rem)] rounded-lg border border-line bg-surface shadow-sh2 outline-none"
    >
      {children}
    </div>
  )
}
