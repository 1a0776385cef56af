import { useSyncExternalStore } from 'react'
import { browserStorage } from '#kit/browser-storage.ts'

/** The province for delivery estimates: two digits, sent only with a request for an estimate. */
const provinceKey = 'luot_province'

export const useStoredProvince = () => useSyncExternalStore(never, readProvince, () => '')

export const storeProvince = (code: string) => browserStorage.setItem(provinceKey, code)

const never = () => () => {}

export const readProvince = () => /^\d{2}$/.exec(browserStorage.getItem(provinceKey) ?? '')?.[0] ?? ''
