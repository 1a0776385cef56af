import type { StoredList } from '#ui/use-stored-list.ts'
import {
  listChangesBetween,
  countOf,
  keepUnsent,
  recallUnsent,
  withUnsent,
  type ListChanges,
  type ListLine,
} from './list-changes.ts'

/** A list as it is now in the window, whose it is, and where it is told. */
export type HeldList<T> = StoredList<T> & { items: T[]; userId: string; href: string }

/** How a list travels: where unsent changes wait, how one is written, and how an answer is read. */
type Ways<T, A> = {
  key: string
  write: (item: T, quantity: number) => object
  read: (answer: A) => T[]
}

/** Keeps one list in step with the server: merges a visitor's once, tells each change, adopts what other devices did. */
export class ListSync<T extends ListLine, A extends object> {
  readonly #ways: Ways<T, A>
  #held: HeldList<T> | undefined
  #told: T[] = []
  #unsent: ListChanges<T> = new Map()
  #begin = () => {}
  readonly #begun = new Promise<void>((done) => (this.#begin = done))

  constructor(ways: Ways<T, A>) {
    this.#ways = ways
  }

  /** Tells what is unsent and adopts the list of the server; one question at a time. */
  readonly meet = inTurn(async (): Promise<A> => {
    await this.#begun
    const { href, userId, owner, items } = this.#held!
    const sent = new Map(this.#unsent)
    const isVisitors = owner !== userId
    const answer = await this.#ask(href, isVisitors ? { merge: this.#write(items) } : sent)
    for (const [id, change] of sent) if (this.#unsent.get(id) === change) this.#unsent.delete(id)
    keepUnsent(this.#ways.key, userId, this.#unsent)
    const now = this.#held!
    if (now.userId !== userId) return answer
    const list = withUnsent(this.#ways.read(answer), now.items, this.#unsent)
    if (list !== now.items || isVisitors) now.adopt(list, userId)
    return answer
  })

  /** Takes the list as it is now; whether anything was done to it here that is to be told. */
  hold(now: HeldList<T>): boolean {
    if (this.#held?.userId !== now.userId) this.#unsent = recallUnsent(this.#ways.key, now.userId)
    if (this.#held?.heard !== now.heard) this.#told = now.heard
    this.#held = now
    const changes = listChangesBetween(this.#told, now.items)
    this.#told = now.items
    for (const change of changes) this.#unsent.set(...change)
    keepUnsent(this.#ways.key, now.userId, this.#unsent)
    this.#begin()
    return changes.size > 0
  }

  /** What the server refused is not told again. */
  forget() {
    this.#unsent.clear()
    keepUnsent(this.#ways.key, this.#held!.userId, this.#unsent)
  }

  readonly #write = (items: T[]) => items.map((item) => this.#ways.write(item, countOf(item)))

  async #ask(href: string, told: { merge: object[] } | ListChanges<T>): Promise<A> {
    if ('merge' in told) {
      const answer = await send<A | { again: true }>(href, told)
      return 'again' in answer ? send<A>(href, told) : answer
    }
    if (!told.size) return send<A>(href)
    return send<A>(href, { changes: [...told.values()].map(({ item, quantity }) => this.#ways.write(item, quantity)) })
  }
}

/** Runs `step` one after the other; whoever asks before the next one has begun shares its answer. */
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

/** The server said no, in words for the person. */
export class RefusedError extends Error {}

async function send<A>(href: string, body?: object): Promise<A> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(href, body && { method: 'POST', headers, body: JSON.stringify(body), keepalive: true })
  if (response.status === 401) throw new SignedOutError()
  if (response.status === 422) throw new RefusedError(((await response.json()) as { refusal: string }).refusal)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as A
}
