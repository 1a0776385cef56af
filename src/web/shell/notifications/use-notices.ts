import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '#kit/load-part.ts'
import { reportBrowserError } from '../reports/report-browser-error.ts'

const load = () => import('./show-notice.ts')

/** Shows the message that a redirect put into the address once and removes it there; the code is fetched only when there is one. */
export function useNotices() {
  const notice = useSearchParams()[0].get('notice')
  useEffect(() => {
    if (!notice) return
    let isUnmounted = false
    // If loading fails, the message stays in the address and the next page shows it.
    loadPart(load, 'showNotice').then(
      ({ showNotice: sayNotice }) => !isUnmounted && sayNotice(notice) && tidyAddress(),
      reportBrowserError,
    )
    return () => void (isUnmounted = true)
  }, [notice])
}

/** Does not use the router, since a navigation would abort a form that is being sent. */
function tidyAddress() {
  const here = new URL(location.href)
  here.searchParams.delete('notice')
  history.replaceState(history.state, '', here)
}
