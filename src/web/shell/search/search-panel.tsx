import { countMessage } from '#kit/count-message.ts'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Form, useLocation, useNavigate } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchList } from './search-list.tsx'
import { searchGroups, type SearchOption } from './search-options.ts'
import { useSuggestions } from './use-suggestions.ts'
import { searchFields } from './search-fields.ts'

/** Search over the page: a combobox by the ARIA pattern (the focus stays in the field, arrows walk the list), inside a plain form. */
export default function SearchPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { key } = useLocation()
  // Outside the page's header: a dialog has a head of its own, and there is one banner only.
  return createPortal(
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={m.search_label()}
      closeLabel={m.layout_close()}
      className="search-panel"
    >
      <SearchBox key={key} onDone={onClose} />
    </Dialog>,
    document.body,
  )
}

function SearchBox({ onDone }: { onDone: () => void }) {
  const list = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  const { found, isFresh } = useSuggestions(typed)
  const groups = searchGroups(typed, found, recent)
  const options = groups.flatMap((group) => group.options)
  const done = (query: string | undefined) => {
    if (query) rememberSearch(query)
    onDone()
  }
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length) {
      event.preventDefault()
      setActive((at) => ((at + step + 1 + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault()
      const taken: SearchOption = options[active]
      void navigate(taken.to)
      done(taken.query)
    }
  }
  return (
    <div>
      <Form role="search" action="/search" onSubmit={() => done(typed.trim())}>
        <TextInput
          {...inputOf(searchFields.q)}

          role="combobox"
          data-autofocus
          aria-label={m.search_label()}
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}

          spellCheck={false}
          enterKeyHint="search"

          placeholder={m.search_placeholder()}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={press}
          start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        />
      </Form>
      <p role="status" className="sr-only">
        {isFresh && countMessage(options.length, [m.search_suggested_one, m.search_suggested])}
      </p>
      <SearchList
        id={list}
        label={m.search_suggestions()}
        groups={groups}
        active={active}
        onTake={({ query }) => done(query)}
      />
      {isFresh && !options.length && <p className="px-3 py-2 text-muted">{m.search_no_suggestion()}</p>}
      {!typed.trim() && recent.length > 0 && (
        <button
          type="button"
          className="link min-h-11 px-3 text-[0.9375rem]"
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {m.search_forget()}
        </button>
      )}
    </div>
  )
}
