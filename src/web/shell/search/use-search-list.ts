import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchGroups, type SearchOption } from './search-options.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The state of the list below a search field, by the ARIA pattern of a combobox: the focus stays in the field, arrows walk the list. */
export function useSearchList(typed: string, onDone: () => void) {
  const id = useId()
  const navigate = useNavigate()
  const [recent, setRecent] = useState(recentSearches)
  const { q, found, ...request } = useSuggestions(typed)
  const groups = searchGroups(q, found, recent)
  const options = groups.flatMap((group) => group.options)
  // A new list starts without an active option.
  const shown = `${typed} ${q}`
  const [walked, setWalked] = useState({ shown, at: -1 })
  const active = walked.shown === shown ? walked.at : -1

  const take = (query: string | undefined) => {
    if (query) rememberSearch(query)
    onDone()
  }
  const press = listKeys(options, active, {
    walk: (at) => setWalked({ shown, at }),
    follow: (option) => {
      void navigate(option.to)
      take(option.query)
    },
  })
  const clearRecent = () => {
    clearRecentSearches()
    setRecent([])
  }
  return {
    id,
    groups,
    active,
    ...request,
    /** Nothing fits; what is listed leads on instead. */
    isNone: request.isFresh && (!options.length || found?.popular !== undefined),
    count: options.length,
    hasRecent: groups.some(({ kind }) => kind === 'recent'),
    take,
    press,
    forget: clearRecent,
  }
}

type ListActions = { walk: (at: number) => void; follow: (option: SearchOption) => void }

/** Arrow keys wrap around: after the last option comes the field, then the first option. */
const listKeys =
  (options: SearchOption[], active: number, { walk, follow }: ListActions) =>
  (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = options[active]
    if (step && options.length) {
      event.preventDefault()
      const places = options.length + 1
      walk(((active + step + 1 + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      follow(chosen)
    }
  }
