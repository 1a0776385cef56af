import { useState } from 'react'
import type { PlaceOption } from './load-wards.ts'
import { useWards } from './use-wards.ts'

export type ChosenPlace = { province: string; ward: string }

/** Province and ward of a form, and the wards of that province. */
export function usePlace(start: ChosenPlace, known: PlaceOption[]) {
  const [place, setPlace] = useState(start)
  const wards = useWards(place.province, { province: start.province, list: known })
  const choose = (part: Partial<ChosenPlace>) => setPlace({ ...place, ...part })
  return { place, wards, choose }
}
