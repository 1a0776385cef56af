import { useSyncExternalStore } from 'react'

/** Where this browser's parcels go: two digits, told to nobody but with the question what delivery costs. */
const provinceKey = 'luot_province'

export const useKeptProvince = () => useSyncExternalStore(never, readProvince, () => '')

export function keepProvince(code: string) {
  try {
    localStorage.setItem(provinceKey, code)
  } catch {
    // Asked again next time then.
  }
}

const never = () => () => {}

function readProvince() {
  try {
    return /^\d{2}$/.exec(localStorage.getItem(provinceKey) ?? '')?.[0] ?? ''
  } catch {
    return ''
  }
}
