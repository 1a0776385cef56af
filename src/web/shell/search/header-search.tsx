import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, Form } from 'react-router'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'
import type { ListboxState, PressRef } from './listbox-state.ts'
import { searchFields } from './search-fields.ts'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), { isFloating: true, fallback: <PartLoading /> })

type Props = { isCovered: boolean; onOpen: (isOpen: boolean) => void }

/** The search of the header: a field where there is room, else a toggle. Ctrl or ⌘ and K lead to either. */
export function HeaderSearch(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = box.current?.querySelector('input')
      if (field?.checkVisibility()) {
        field.select()
        // The click opens the list also when the field already had the focus.
        field.click()
      } else box.current?.querySelector('a')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={box} className="flex min-w-0 flex-1 justify-end">
      <SearchField {...props} />
      <SearchToggle />
    </div>
  )
}

const SearchPanel = lazyPart(() => import('./search-panel.tsx'), { isFloating: true, fallback: <PartLoading /> })

const fieldProps = {
  name: 'q',
  type: 'search',
  maxLength: searchFields.q.max,
  autoComplete: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const

type SearchFieldProps = { isCovered: boolean; onOpen: (isOpen: boolean) => void }

/**
 * A form that works before scripts arrive, and then a combobox: what is typed meanwhile stays, since the browser holds it.
 * Its list opens below on focus and is fetched then; it closes on Esc, when the focus leaves, and when the page changes.
 */
function SearchField({ isCovered, onOpen }: SearchFieldProps) {
  const isHydrated = useHydrated()
  const { key } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const press: PressRef = useRef(null)
  const [typed, setTyped] = useState('')
  const [openedOn, setOpenedOn] = useState<string>()
  const [list, setList] = useState<ListboxState>()
  const isOpen = openedOn === key && !isCovered
  const open = () => {
    setTyped(input.current!.value)
    setOpenedOn(key)
  }
  const close = () => {
    setOpenedOn(undefined)
    setList(undefined)
  }
  const empty = () => {
    input.current!.value = ''
    close()
  }
  useEffect(() => onOpen(isOpen), [onOpen, isOpen])
  useEffect(() => {
    // The field may have been focused before scripts arrived.
    if (document.activeElement === input.current) open()
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, [])
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The browser's own Esc would empty the field.
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      open()
    } else if (isOpen) press.current?.(event)
  }
  const leave = (event: React.FocusEvent) => {
    const isWithin = event.currentTarget.contains(event.relatedTarget)
    // When another window comes to the front, the field keeps its focus and its list.
    if (!isWithin && document.activeElement !== input.current) close()
  }
  return (
    <div onBlur={leave} className="relative hidden w-full max-w-75 min-w-32 min-[64rem]:block lg:mr-2">
      <Form
        role="search"
        aria-label={m.search_site()}
        action="/search"
        onSubmit={() => {
          press.current?.('submit')
          close()
        }}
        className="header-field flex h-11 rounded-sm border border-line-strong bg-surface text-ink"
      >
        <button aria-label={m.search_go()} className="grid w-11 shrink-0 place-items-center rounded-sm">
          <Search aria-hidden size={20} strokeWidth={1.7} />
        </button>
        <input
          {...fieldProps}
          ref={input}
          {...(isHydrated && comboboxProps(isOpen, list))}
          aria-label={m.search_label()}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={m.layout_nav_search()}
          onFocus={open}
          onClick={open}
          onInput={open}
          onKeyDown={onKeyDown}
          className="w-full min-w-0 rounded-sm bg-transparent pr-2.5 text-[0.9375rem] text-ellipsis outline-none placeholder:text-muted"
        />
      </Form>
      {isOpen && <SearchPanel {...{ isOpen, typed, press }} onList={setList} onClose={close} onChosen={empty} />}
    </div>
  )
}

const comboboxProps = (isOpen: boolean, list: ListboxState | undefined) => ({
  role: 'combobox',
  'aria-expanded': isOpen && list !== undefined,
  'aria-controls': list?.id,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': list?.active,
})

/** A way to /search before scripts arrive, then it opens the search over the page, which is fetched when it is first opened and closes when the page changes. */
function SearchToggle() {
  const { key } = useLocation()
  const opener = useRef<HTMLAnchorElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [openedOn, setOpenedOn] = useState<string>()
  const [isFetched, setFetched] = useState(false)
  const isOpen = openedOn === key
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenedOn(key)
  }
  return (
    <>
      <Link ref={opener} to="/search" onClick={open} className={`header-ink min-[64rem]:hidden ${iconButtonClass()}`}>
        <Search size={24} aria-hidden />
        <span className="sr-only">{m.search_label()}</span>
      </Link>
      {/* Phones show the keyboard only if a field takes the focus within the tap itself. So this one does, and the dialog continues with what was typed until it was fetched. */}
      {isOpen && !isFetched && (
        <Form
          role="search"
          action="/search"
          className="absolute inset-0 z-10 grid items-center bg-surface px-4 text-ink"
        >
          <input
            {...fieldProps}
            ref={field}
            autoFocus
            aria-label={m.search_label()}
            className="h-11 w-full rounded-sm border border-line-strong px-3.5 text-base"
          />
        </Form>
      )}
      {openedOn !== undefined && (
        <SearchDialog {...{ isOpen, opener, field }} onFetched={setFetched} onClose={() => setOpenedOn('')} />
      )}
    </>
  )
}
