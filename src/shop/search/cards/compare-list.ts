import { useSyncExternalStore } from 'react'
import { storageEntry } from '#kit/storage-entry.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'

/** The products to compare, stored in this browser. Slugs of either language work. */
export type ComparedItem = { id: string; slug: string; name: string; category: string; picture: string | null }
type CompareRefusal = 'full' | 'mixed'

const place = storageEntry('luot_compare')
export const maxCompared = 4
export const compareFormId = 'compare'

/** Categories whose products share their attributes: boots and blades. */
export const isComparable = (category: string) =>
  category === 'blades' || bootDisciplines.some((boot) => boot === category)

const none: ComparedItem[] = []
let read: { text: string | null; items: ComparedItem[] } = { text: null, items: none }

export const useCompared = () => useSyncExternalStore(place.subscribe, listCompared, () => none)

/** Returns the same array until something changed; invalid stored content counts as an empty list. */
export function listCompared(): ComparedItem[] {
  const text = place.read()
  if (text !== read.text) read = { text, items: parse(text) }
  return read.items
}

function parse(text: string | null) {
  try {
    const stored = JSON.parse(text ?? '[]') as Partial<ComparedItem>[]
    return stored
      .filter((one): one is ComparedItem =>
        [one?.id, one?.slug, one?.name, one?.category].every((it) => typeof it === 'string'),
      )
      .slice(0, maxCompared)
  } catch {
    return none
  }
}

export function setCompared(items: ComparedItem[]) {
  const text = items.length ? JSON.stringify(items) : null
  read = { text, items: items.length ? items : none }
  place.write(text)
}

/** Takes out products that are no longer sold: no page shows them, so nobody could take them out by hand. */
export function dropCompared(slugs: readonly string[]) {
  const kept = listCompared().filter(({ slug }) => !slugs.includes(slug))
  if (kept.length < listCompared().length) setCompared(kept)
}

/** Adds or removes a product; answers the refusal if it could not. */
export function toggleCompared(item: ComparedItem): CompareRefusal | undefined {
  const items = listCompared()
  const others = items.filter(({ id }) => id !== item.id)
  if (others.length < items.length) return void setCompared(others)
  if (items.length >= maxCompared) return 'full'
  if (items.some(({ category }) => category !== item.category)) return 'mixed'
  setCompared([...items, item])
}

/** `profileQuery`: the rest of the address, which ranks them. It stays while products come and go. */
export const comparePath = (items: readonly Pick<ComparedItem, 'slug'>[], profileQuery = '') =>
  `/compare${items.length ? `?p=${items.map(({ slug }) => slug).join()}${profileQuery && `&${profileQuery}`}` : ''}`
