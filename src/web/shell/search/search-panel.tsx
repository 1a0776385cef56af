import { useEffect, useImperativeHandle } from 'react'
import { rememberSearch } from './recent-searches.ts'
import { Suggestions } from './suggestions.tsx'
import type { ListboxState, PressRef } from './listbox-state.ts'
import { useSearchList } from './use-search-list.ts'

type Props = {
  isOpen: boolean
  typed: string
  press: PressRef
  onList: (ties: ListboxState | undefined) => void
  onClose: () => void
  onChosen: () => void
}

/** Suggestions below the header's search field; arrow keys in the field move through them. */
export default function SearchPanel({ typed, press, onList, onChosen }: Props) {
  const list = useSearchList(typed, onChosen)
  const { id, active, count, isFresh, isWaiting, hasFailed } = list
  useImperativeHandle(press, () => (event) => {
    if (event !== 'submit') list.press(event)
    else if (typed.trim()) rememberSearch(typed.trim())
  })
  useEffect(
    () => onList(count ? { id, active: active < 0 ? undefined : `${id}-${active}` } : undefined),
    [onList, id, active, count],
  )
  if (!count && !isFresh && !isWaiting && !hasFailed) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- does nothing itself: a press beside the options leaves the focus in the field, as one on them does
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="search-panel absolute top-full right-0 mt-2 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-body shadow-sh2"
    >
      <Suggestions list={list} />
    </div>
  )
}
