import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '#kit/load-part.ts'

/** Sentences that a redirect brought along, said once and taken out of the address; fetched only when there is one. */
export function useNotices() {
  const notice = useSearchParams()[0].get('notice')
  useEffect(() => {
    if (!notice) return
    let isGone = false
    const say = async () => {
      const { sayNotice } = await loadPart(() => import('./say-notice.ts'), 'sayNotice')
      if (!isGone && sayNotice(notice)) tidyAddress()
    }
    void say()
    return () => void (isGone = true)
  }, [notice])
}

/** Not a step of the router: that would cut off a form that is on its way. */
function tidyAddress() {
  const here = new URL(location.href)
  here.searchParams.delete('notice')
  history.replaceState(history.state, '', here)
}
