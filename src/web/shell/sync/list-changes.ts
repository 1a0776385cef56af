import { tabStorage } from '#kit/browser-storage.ts'

/** A line of a list that syncs between devices; without a quantity it counts as one. */
export type ListLine = { id: string; quantity?: number; finalSince?: string; price?: number; salePrice?: number }
type ListChange<T> = { item: T; quantity: number }
export type ListChanges<T> = Map<string, ListChange<T>>

/** The price that was shown; accepting a new one is a change of the line. Lists without quantities keep no price. */
const priceOf = (line: ListLine) => (line.quantity === undefined ? undefined : (line.salePrice ?? line.price))

export const countOf = (line: ListLine) => line.quantity ?? 1

/** The changes between two lists, line by line; quantity 0 removes a line. */
export function listChangesBetween<T extends ListLine>(before: T[], after: T[]): ListChanges<T> {
  const old = new Map(before.map((item) => [item.id, item]))
  const changes: ListChanges<T> = new Map()
  for (const item of after) {
    const was = old.get(item.id)
    if (!was || !isSame(was, item)) changes.set(item.id, { item, quantity: countOf(item) })
    old.delete(item.id)
  }
  for (const [id, item] of old) changes.set(id, { item, quantity: 0 })
  return changes
}

const isSame = (was: ListLine, item: ListLine) =>
  countOf(was) === countOf(item) && was.finalSince === item.finalSince && priceOf(was) === priceOf(item)

/** The server's list with unsent changes applied. Known lines stay the same objects, and so does the whole list when nothing differs. */
export function withUnsent<T extends ListLine>(fromServer: T[], here: T[], unsent: ListChanges<T>): T[] {
  const previous = new Map(here.map((item) => [item.id, item]))
  const lines = new Map(fromServer.map((line) => [line.id, as(previous.get(line.id) ?? line, countOf(line))]))
  for (const [id, { item, quantity }] of unsent) {
    if (quantity) lines.set(id, as(lines.get(id) ?? item, quantity))
    else lines.delete(id)
  }
  const list = [...lines.values()]
  return list.length === here.length && list.every((line, at) => line === here[at]) ? here : list
}

const as = <T extends ListLine>(item: T, quantity: number): T =>
  countOf(item) === quantity ? item : { ...item, quantity }

/** Unsent changes survive a reload of their window and are lost when it closes. */
export function storeUnsent<T>(key: string, userId: string, unsent: ListChanges<T>) {
  if (unsent.size) tabStorage.setItem(key, JSON.stringify([userId, [...unsent]]))
  else tabStorage.removeItem(key)
}

export function recallUnsent<T>(key: string, userId: string): ListChanges<T> {
  try {
    const [owner, changes] = JSON.parse(tabStorage.getItem(key) ?? '[]') as [string?, [string, ListChange<T>][]?]
    return new Map(owner === userId ? changes : [])
  } catch {
    return new Map()
  }
}
