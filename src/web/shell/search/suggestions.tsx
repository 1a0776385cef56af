import { countMessage } from '#kit/count-message.ts'
import { m } from '#words/messages.js'
import { SearchList } from './search-list.tsx'
import type { useSearchList } from './use-search-list.ts'

type List = ReturnType<typeof useSearchList>

/** Suggestions below a search field; their number, a wait and a failure are announced, and recent searches can be cleared. */
export function Suggestions({ list }: { list: List }) {
  const { id, groups, active, isNone, isWaiting, hasFailed, hasRecent, take, forget, retry } = list
  return (
    <>
      {/* Outside what is busy: screen readers hold back what changes in there. */}
      <p role="status" className="sr-only">
        {announcementOf(list)}
      </p>
      <div className="@container" aria-busy={isWaiting}>
        {(isNone || isWaiting) && (
          <p className="px-3 py-2 text-muted">{isWaiting ? m.search_waiting() : m.search_no_suggestion()}</p>
        )}
        {hasFailed && (
          <p className="px-3 py-2">
            {m.search_failed()}{' '}
            <button type="button" className="link min-h-11" onClick={(event) => (toField(event), retry())}>
              {m.error_part_retry()}
            </button>
          </p>
        )}
        <SearchList {...{ id, groups, active }} label={m.search_suggestions()} onTake={({ query }) => take(query)} />
        {hasRecent && (
          <button
            type="button"
            className="link mt-2 min-h-11 px-3 text-[0.9375rem]"
            onClick={(event) => (toField(event), forget())}
          >
            {m.search_forget()}
          </button>
        )}
      </div>
    </>
  )
}

function announcementOf({ isFresh, isNone, isWaiting, hasFailed, count }: List) {
  if (hasFailed) return m.search_failed()
  if (isWaiting) return m.search_waiting()
  if (isNone) return m.search_no_suggestion()
  return isFresh && countMessage(count, [m.search_suggested_one, m.search_suggested])
}

/** These buttons go when they are pressed; the focus goes back to the field, not to nowhere. */
const toField = ({ currentTarget }: React.MouseEvent) =>
  currentTarget.closest('div:has([role=combobox])')?.querySelector<HTMLElement>('[role=combobox]')?.focus()
