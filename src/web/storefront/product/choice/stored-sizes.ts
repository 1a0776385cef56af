import { useSyncExternalStore } from 'react'
import { storageEntry } from '#kit/storage-entry.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { fitOf, withFit } from '#web/parts/product/size-and-width.ts'

/** The size that this browser last put into the cart, one for each kind of boot: they are cut differently. */
const place = storageEntry('luot_size')

type StoredSize = { size: string; width?: string }

/** Returns the stored string, so that equal reads compare equal; nothing on the server. */
export const useStoredSize = (discipline: BootDiscipline | null) =>
  useSyncExternalStore(
    place.subscribe,
    () => (discipline ? readSizes()[discipline] : undefined),
    () => undefined,
  )

/** `245_R`, or `245` where no width was chosen. */
export function parseStoredSize(fit: string): StoredSize {
  const { size = fit, width } = withFit<{ fit: string; size?: string; width?: string }>({ fit })
  return width ? { size, width } : { size }
}

export function storeSize(discipline: BootDiscipline, { size, width }: { size?: string; width?: string }) {
  if (size) place.write(JSON.stringify({ ...readSizes(), [discipline]: width ? fitOf(size, width) : size }))
}

/** Browser storage can hold anything, so only short texts are accepted. */
function readSizes(): Record<string, string> {
  try {
    const stored = (JSON.parse(place.read() ?? '{}') as object | null) ?? {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, fit]: [string, unknown]) => typeof fit === 'string' && fit.length <= 20),
    )
  } catch {
    return {}
  }
}
