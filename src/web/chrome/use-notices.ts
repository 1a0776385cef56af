import { useEffect } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { loadPart } from '#kit/load-part.ts'

/** Sentences that a redirect brought along, said once and taken out of the address; fetched only when there is one. */
export function useNotices() {
  const [params, setParams] = useSearchParams()
  const notice = params.get('notice')
  // Tidying the address is a step of the router too: it would cut off a form that is on its way.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!notice || !isIdle) return
    let isGone = false
    const say = async () => {
      const { sayNotice } = await loadPart(() => import('./say-notice.ts'), 'sayNotice')
      if (isGone || !sayNotice(notice)) return
      setParams((before) => (before.delete('notice'), before), { replace: true, preventScrollReset: true })
    }
    void say()
    return () => void (isGone = true)
  }, [notice, isIdle, setParams])
}
