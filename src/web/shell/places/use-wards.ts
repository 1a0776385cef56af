import { useEffect, useState } from 'react'
import { loadWards, type PlaceOption } from './load-wards.ts'

export type Wards = { list: PlaceOption[]; hasFailed: boolean; askAgain: () => void }
type Known = { province: string; list: PlaceOption[] }

/** The wards of the province that is chosen; `known` are those that came with the page. A failed load is not an empty list: it shows an error and can be retried. */
export function useWards(province: string, known: Known): Wards {
  const [asked, setAsked] = useState<Known & { hasFailed: boolean }>()
  const [tries, setTries] = useState(0)
  const isKnown = known.province === province && known.list.length > 0
  useEffect(() => {
    if (isKnown || !province) return
    const leave = new AbortController()
    const take = (list: PlaceOption[], hasFailed: boolean) =>
      leave.signal.aborted || setAsked({ province, list, hasFailed })
    setAsked(undefined)
    loadWards(province, leave.signal).then(
      (list) => take(list, false),
      () => take([], true),
    )
    return () => leave.abort()
  }, [province, isKnown, tries])
  const answer = isKnown ? known : asked?.province === province ? asked : undefined
  return {
    list: answer?.list ?? [],
    hasFailed: !isKnown && asked?.province === province && asked.hasFailed,
    askAgain: () => setTries((n) => n + 1),
  }
}
