import { countMessage } from '#kit/count-message.ts'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Form, useFetcher, useLocation, useNavigate } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { SearchList } from '#web/shell/search/search-list.tsx'
import type { SearchOption } from '#web/shell/search/search-options.ts'
import { m } from '#words/messages.js'
import { areSingleKeysOn, turnSingleKeys } from './single-keys.ts'
import { useMayOpen } from '../use-may-open.ts'
import { searchResultGroups } from './search-result-groups.ts'
import { keepRecent, readRecent } from './recent.ts'
import type { loader } from './find-page.tsx'

/** Debounce: fast typing sends one request. */
const pauseMs = 140

type Props = { isOpen: boolean; onClose: () => void }

/**
 * Ctrl/⌘ K: go to a page, start a task, find a record. It follows the ARIA combobox pattern: the focus stays in the field, arrow keys move
 * through the options.
 */
export default function Palette({ isOpen, onClose }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={m.admin_find_title()}
      titleHidden
      closeLabel={m.layout_close()}
      size="medium"
    >
      {isOpen && <Box onDone={onClose} />}
    </Dialog>
  )
}

function Box({ onDone }: { onDone: () => void }) {
  const list = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { found, isFresh } = useFound(typed)
  const { pathname } = useLocation()
  const [recent] = useState(() => readRecent().filter(({ to }) => to !== pathname))
  const groups = searchResultGroups(typed, found, useMayOpen(), recent)
  const options = groups.flatMap((group) => group.options)
  const choose = (option: SearchOption) => {
    keepRecent(option)
    onDone()
  }
  const handleKey = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const end = { Home: 0, End: options.length - 1 }[event.key]
    if (end !== undefined && options.length && event.ctrlKey) {
      event.preventDefault()
      setActive(end)
    } else if (step && options.length) {
      event.preventDefault()
      setActive((at) => (at + step + options.length) % options.length)
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault()
      void navigate(options[active].to)
      choose(options[active])
    }
  }
  return (
    <>
      <Form role="search" action="/admin/find" onSubmit={onDone} className="mr-10 md:mr-8">
        <TextInput
          {...inputOf(searchFields.q)}
          role="combobox"
          data-autofocus
          autoFocus
          aria-label={m.admin_find_label()}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${list}-${active}` : undefined}
          spellCheck={false}
          placeholder={m.admin_find_label()}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={handleKey}
          start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        />
      </Form>
      <p role="status" className="sr-only">
        {isFresh && countMessage(options.length, [m.search_suggested_one, m.search_suggested])}
      </p>
      <div className="mt-4">
        <SearchList id={list} label={m.admin_find_title()} groups={groups} active={active} onTake={choose} />
      </div>
      {!options.length && <p className="px-3 py-2 text-muted">{m.admin_find_nothing()}</p>}
      <div className="mt-3 border-t border-line pt-3 pb-1 text-muted">
        <p className="type-fine max-md:hidden">{m.admin_find_keys()}</p>
        <Checkbox
          label={m.admin_find_keys_on()}
          defaultChecked={areSingleKeysOn()}
          onChange={(event) => turnSingleKeys(event.currentTarget.checked)}
        />
      </div>
    </>
  )
}

/** Search results for the typed text; the previous results stay until the next ones arrive. */
function useFound(typed: string) {
  const { load, data } = useFetcher<typeof loader>()
  const text = typed.trim()
  useEffect(() => {
    if (text.length < 2) return
    const timer = setTimeout(() => void load(`/admin/find?q=${encodeURIComponent(text)}`), pauseMs)
    return () => clearTimeout(timer)
  }, [text, load])
  return text.length < 2 ? { found: undefined, isFresh: false } : { found: data?.found, isFresh: data?.text === text }
}
