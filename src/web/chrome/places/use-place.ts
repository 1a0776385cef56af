import { useRef, useState } from 'react'
import { loadWards, type PlaceOption } from './load-wards.ts'

export type Place = { province: string; ward: string }

/** Province and ward of a form, and the wards of that province. */
export function usePlace(start: Place, known: PlaceOption[]) {
  const [place, setPlace] = useState(start)
  const [wards, setWards] = useState(known)
  const asked = useRef(start.province)
  const choose = (part: Partial<Place>) => {
    const next = { ...place, ...part }
    setPlace(next)
    if (next.province === asked.current) return
    asked.current = next.province
    setWards([])
    void loadWards(next.province).then((list) => asked.current === next.province && setWards(list))
  }
  return { place, wards, choose }
}
