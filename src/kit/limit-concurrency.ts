/** Too many wait already, or the wait was too long. */
export class QueueFullError extends Error {
  readonly code = 'crowded'
  constructor() {
    super('too many wait for their turn')
  }
}

type Rule = {
  atOnce: number
  mayWait: number
  /** Milliseconds; without it, until it is one's turn. */
  waitMs?: number
}
type Waiting = { admit: () => void; timer?: NodeJS.Timeout }

/** So many at once, the others one after the other as they came. `enter` throws Crowded; who entered calls `leave` once. */
export function limitConcurrency({ atOnce, mayWait, waitMs }: Rule) {
  const waiting = new Set<Waiting>()
  let running = 0

  const queue = () =>
    new Promise<void>((done, fail) => {
      const one: Waiting = { admit: done }
      if (waitMs !== undefined) one.timer = setTimeout(() => (waiting.delete(one), fail(new QueueFullError())), waitMs)
      waiting.add(one)
    })

  return {
    async enter() {
      if (running < atOnce) {
        running += 1
        return
      }
      if (waiting.size >= mayWait) throw new QueueFullError()
      await queue()
    },
    leave() {
      const [next] = waiting
      // The place goes straight to the next one; nobody can slip in between.
      if (!next) return void (running -= 1)
      waiting.delete(next)
      clearTimeout(next.timer)
      next.admit()
    },
  }
}
