import { useEffect, useState } from 'react'
import { loadWards, type PlaceOption } from './load-wards.ts'

export type Wards = { list: PlaceOption[]; hasFailed: boolean; retry: () => void }
type WardsOfProvince = { province: string; list: PlaceOption[] }

/** The wards of the province that is chosen; `known` are those that came with the page. A failed load is not an empty list: it shows an error and can be retried. */
export function useWards(province: string, initial: WardsOfProvince): Wards {
  const [fetched, setFetched] = useState<WardsOfProvince & { hasFailed: boolean }>()
  const [tries, setTries] = useState(0)
  const isInitial = initial.province === province && initial.list.length > 0
  useEffect(() => {
    if (isInitial || !province) return
    const leave = new AbortController()
    const take = (list: PlaceOption[], hasFailed: boolean) =>
      leave.signal.aborted || setFetched({ province, list, hasFailed })
    setFetched(undefined)
    loadWards(province, leave.signal).then(
      (list) => take(list, false),
      () => take([], true),
    )
    return () => leave.abort()
  }, [province, isInitial, tries])
  const answer = isInitial ? initial : fetched?.province === province ? fetched : undefined
  return {
    list: answer?.list ?? [],
    hasFailed: !isInitial && fetched?.province === province && fetched.hasFailed,
    retry: () => setTries((n) => n + 1),
  }
}
