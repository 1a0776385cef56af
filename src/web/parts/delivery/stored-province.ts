import { useSyncExternalStore } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'

/** Where this browser's parcels go: two digits, told to nobody but with the question what delivery costs. */
const provinceKey = 'luot_province'

export const useStoredProvince = () => useSyncExternalStore(never, readProvince, () => '')

export const storeProvince = (code: string) => browserStorage.setItem(provinceKey, code)

const never = () => () => {}

const readProvince = () => /^\d{2}$/.exec(browserStorage.getItem(provinceKey) ?? '')?.[0] ?? ''
