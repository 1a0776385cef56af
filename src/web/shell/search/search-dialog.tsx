import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Form, useLocation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { searchFields } from './search-fields.ts'
import { Suggestions } from './suggestions.tsx'
import { useSearchList } from './use-search-list.ts'

type Props = {
  isOpen: boolean
  opener: React.RefObject<HTMLElement | null>
  /** The field that took the letters before this code was there; gone afterwards. */
  field: React.RefObject<HTMLInputElement | null>
  onFetched: (isFetched: boolean) => void
  onClose: () => void
}

/** Search over the page where the header has no room for a field; on phones it fills the screen. */
export default function SearchDialog({ isOpen, opener, field, onFetched, onClose }: Props) {
  const { key } = useLocation()
  // The dialog took the focus in an effect of its own, which ran before this one: on phones the keyboard stays.
  useEffect(() => onFetched(true), [onFetched])
  const close = () => {
    onClose()
    // The first time the dialog cannot return the focus, since it came from the field that is gone. Then it lies in the dialog until that has faded.
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('dialog')) opener.current?.focus()
  }
  // Rendered outside the page's header: the dialog has its own <header>, which must not count as part of the banner.
  return createPortal(
    <Dialog
      open={isOpen}
      onClose={close}
      title={m.search_label()}
      closeLabel={m.layout_close()}
      className="search-dialog"
    >
      <SearchBox key={key} field={field} onDone={onClose} />
    </Dialog>,
    document.body,
  )
}

function SearchBox({ field, onDone }: Pick<Props, 'field'> & { onDone: () => void }) {
  const [typed, setTyped] = useState(() => field.current?.value ?? '')
  // A letter may have come while this was rendered.
  useEffect(() => setTyped((now) => field.current?.value ?? now), [field])
  const list = useSearchList(typed, onDone)
  const { id, active, count } = list
  return (
    <div>
      <Form
        role="search"
        action="/search"
        onSubmit={() => list.take(typed.trim())}
        className="sticky -top-5 z-10 -mx-1 -mt-5 bg-surface px-1 pt-5 pb-4"
      >
        <TextInput
          {...inputOf(searchFields.q)}
          role="combobox"
          data-autofocus
          aria-label={m.search_label()}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          spellCheck={false}
          enterKeyHint="search"
          placeholder={m.search_placeholder()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={list.press}
          start={<Search aria-hidden size={20} strokeWidth={1.7} />}
        />
      </Form>
      <Suggestions list={list} />
    </div>
  )
}
