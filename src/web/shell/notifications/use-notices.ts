import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '#kit/load-part.ts'
import { reportBrowserError } from '../reports/report-browser-error.ts'

const load = () => import('./show-notice.ts')

/** Sentences that a redirect brought along, said once and taken out of the address; fetched only when there is one. */
export function useNotices() {
  const notice = useSearchParams()[0].get('notice')
  useEffect(() => {
    if (!notice) return
    let isGone = false
    // What does not come stays in the address, and is said by the next page that opens it.
    loadPart(load, 'showNotice').then(
      ({ showNotice: sayNotice }) => !isGone && sayNotice(notice) && tidyAddress(),
      reportBrowserError,
    )
    return () => void (isGone = true)
  }, [notice])
}

/** Not a step of the router: that would cut off a form that is on its way. */
function tidyAddress() {
  const here = new URL(location.href)
  here.searchParams.delete('notice')
  history.replaceState(history.state, '', here)
}
