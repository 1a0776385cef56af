import { countMessage } from '#kit/count-message.ts'
import { m } from '#words/messages.js'
import { SearchList } from './search-list.tsx'
import type { useSearchList } from './use-search-list.ts'

/** Suggestions below a search field; their number is announced, and recent searches can be cleared. */
export function Suggestions({ list }: { list: ReturnType<typeof useSearchList> }) {
  const { id, groups, active, isFresh, count, hasRecent, take, forget } = list
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {isFresh && countMessage(count, [m.search_suggested_one, m.search_suggested])}
      </p>
      <SearchList {...{ id, groups, active }} label={m.search_suggestions()} onTake={({ query }) => take(query)} />
      {isFresh && !count && <p className="px-3 py-2 text-muted">{m.search_no_suggestion()}</p>}
      {hasRecent && (
        <button type="button" className="link mt-2 min-h-11 px-3 text-[0.9375rem]" onClick={forget}>
          {m.search_forget()}
        </button>
      )}
    </div>
  )
}
