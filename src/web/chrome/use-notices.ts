import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadPart } from '#kit/load-part.ts'

/** Sentences that a redirect brought along, said once and taken out of the address; fetched only when there is one. */
export function useNotices() {
  const [params, setParams] = useSearchParams()
  const notice = params.get('notice')
  useEffect(() => {
    if (!notice) return
    let isGone = false
    const say = async () => {
      const { sayNotice } = await loadPart(() => import('./say-notice.ts'), 'sayNotice')
      if (isGone || !sayNotice(notice)) return
      setParams((before) => (before.delete('notice'), before), { replace: true, preventScrollReset: true })
    }
    void say()
    return () => void (isGone = true)
  }, [notice, setParams])
}
