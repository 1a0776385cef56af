import { tabStorage } from '#kit/browser-storage.ts'

/** A line of a list that follows its person; what has no count is there once. */
export type ListLine = { id: string; quantity?: number; finalSince?: string; price?: number; salePrice?: number }
type ListChange<T> = { item: T; quantity: number }
export type ListChanges<T> = Map<string, ListChange<T>>

/** The price that was shown: agreeing to a new one is a change of the line. Lists without counts keep no such word. */
const seenOf = (line: ListLine) => (line.quantity === undefined ? undefined : (line.salePrice ?? line.price))

export const countOf = (line: ListLine) => line.quantity ?? 1

/** What was done to a list, line by line; none of a line takes it out. */
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
  countOf(was) === countOf(item) && was.finalSince === item.finalSince && seenOf(was) === seenOf(item)

/** The server's list with what it has not heard yet; lines that are known here stay the same objects, and so does the whole when nothing differs. */
export function withUnsent<T extends ListLine>(fromServer: T[], here: T[], unsent: ListChanges<T>): T[] {
  const known = new Map(here.map((item) => [item.id, item]))
  const lines = new Map(fromServer.map((line) => [line.id, as(known.get(line.id) ?? line, countOf(line))]))
  for (const [id, { item, quantity }] of unsent) {
    if (quantity) lines.set(id, as(lines.get(id) ?? item, quantity))
    else lines.delete(id)
  }
  const list = [...lines.values()]
  return list.length === here.length && list.every((line, at) => line === here[at]) ? here : list
}

const as = <T extends ListLine>(item: T, quantity: number): T =>
  countOf(item) === quantity ? item : { ...item, quantity }

/** Changes that wait to be told outlive a reload of their window, and go with it. */
export function keepUnsent<T>(key: string, userId: string, unsent: ListChanges<T>) {
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
