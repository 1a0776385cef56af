import type { StoredList } from '#ui/use-stored-list.ts'
import {
  listChangesBetween,
  countOf,
  storeUnsent,
  recallUnsent,
  withUnsent,
  type ListChanges,
  type ListLine,
} from './list-changes.ts'

/** A list as it is now in this window, its owner, and the address it syncs with. */
export type SyncedList<T> = StoredList<T> & { items: T[]; userId: string; href: string }

/** How a list syncs: where unsent changes are stored, how one is sent, and how an answer is read. */
type SyncOptions<T, A> = {
  key: string
  write: (item: T, quantity: number) => object
  read: (answer: A) => T[]
}

/** Syncs one list with the server: merges a visitor's once, sends each change, adopts changes of other devices. */
export class ListSync<T extends ListLine, A extends object> {
  readonly #options: SyncOptions<T, A>
  #held: SyncedList<T> | undefined
  #told: T[] = []
  #unsent: ListChanges<T> = new Map()
  #begin = () => {}
  readonly #begun = new Promise<void>((resolve) => (this.#begin = resolve))

  constructor(options: SyncOptions<T, A>) {
    this.#options = options
  }

  /** Sends unsent changes and adopts the server's list; one request at a time. */
  readonly meet = inTurn(async (): Promise<A> => {
    await this.#begun
    const { href, userId, owner, items } = this.#held!
    const sent = new Map(this.#unsent)
    const isVisitors = owner !== userId
    const answer = await this.#ask(href, isVisitors ? { merge: this.#write(items) } : sent)
    for (const [id, change] of sent) if (this.#unsent.get(id) === change) this.#unsent.delete(id)
    storeUnsent(this.#options.key, userId, this.#unsent)
    const now = this.#held!
    if (now.userId !== userId) return answer
    const list = withUnsent(this.#options.read(answer), now.items, this.#unsent)
    if (list !== now.items || isVisitors) now.adopt(list, userId)
    return answer
  })

  /** Takes the current list; returns whether it holds changes to send. */
  hold(now: SyncedList<T>): boolean {
    if (this.#held?.userId !== now.userId) this.#unsent = recallUnsent(this.#options.key, now.userId)
    if (this.#held?.received !== now.received) this.#told = now.received
    this.#held = now
    const changes = listChangesBetween(this.#told, now.items)
    this.#told = now.items
    for (const change of changes) this.#unsent.set(...change)
    storeUnsent(this.#options.key, now.userId, this.#unsent)
    this.#begin()
    return changes.size > 0
  }

  /** Drops refused changes, so that they are not sent again. */
  forget() {
    this.#unsent.clear()
    storeUnsent(this.#options.key, this.#held!.userId, this.#unsent)
  }

  readonly #write = (items: T[]) => items.map((item) => this.#options.write(item, countOf(item)))

  async #ask(href: string, changes: { merge: object[] } | ListChanges<T>): Promise<A> {
    if ('merge' in changes) {
      const answer = await send<A | { again: true }>(href, changes)
      return 'again' in answer ? send<A>(href, changes) : answer
    }
    if (!changes.size) return send<A>(href)
    return send<A>(href, {
      changes: [...changes.values()].map(({ item, quantity }) => this.#options.write(item, quantity)),
    })
  }
}

/** Runs `step` one after the other; calls made before the next run begins share its result. */
export function inTurn<T>(step: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting: Promise<T> | undefined
  return () => {
    waiting ??= last = begin(last)
    return waiting
  }

  async function begin(before: Promise<unknown>) {
    await before.catch(() => {})
    waiting = undefined
    return step()
  }
}

export class SignedOutError extends Error {}

/** The server refused, with words for the person. */
export class RefusedError extends Error {}

async function send<A>(href: string, body?: object): Promise<A> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(href, body && { method: 'POST', headers, body: JSON.stringify(body), keepalive: true })
  if (response.status === 401) throw new SignedOutError()
  if (response.status === 422) throw new RefusedError(((await response.json()) as { refusal: string }).refusal)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as A
}
