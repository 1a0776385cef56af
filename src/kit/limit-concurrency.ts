/** Too many wait already, or the wait is too long. */
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
  /** A caller that would wait longer than this, by the recent pace, is refused: milliseconds; `waitMs` if left out. */
  expectMs?: number
  /** The pace until one is measured: one place becomes free in so many milliseconds. */
  paceMs?: number
}
type Waiting = { admit: () => void; timer?: NodeJS.Timeout }

/**
 * Lets so many in at once, the others in the order in which they came. `enter` throws QueueFullError; a caller that entered calls `leave` once.
 * A caller that would wait in vain is refused at once: by the recent pace of free places, and while nobody leaves at all.
 */
export function limitConcurrency({ atOnce, mayWait, waitMs, expectMs = waitMs, paceMs = 0 }: Rule) {
  const waiting = new Set<Waiting>()
  let running = 0
  const pace = paceOfPlaces(atOnce, paceMs)
  let isStuck = false

  const queue = () =>
    new Promise<void>((done, fail) => {
      const one: Waiting = { admit: done }
      const giveUp = () => {
        waiting.delete(one)
        isStuck = true
        fail(new QueueFullError())
      }
      if (waitMs !== undefined) one.timer = setTimeout(giveUp, waitMs)
      waiting.add(one)
    })

  const wouldWaitInVain = () => expectMs !== undefined && (isStuck || waiting.size * pace.ms() > expectMs)

  return {
    async enter() {
      if (running < atOnce) {
        running += 1
        return
      }
      if (waiting.size >= mayWait || wouldWaitInVain()) throw new QueueFullError()
      await queue()
    },
    leave() {
      pace.note(waiting.size > 1)
      isStuck = false
      const [next] = waiting
      // The place goes straight to the next one; nobody can slip in between.
      if (!next) return void (running -= 1)
      waiting.delete(next)
      clearTimeout(next.timer)
      next.admit()
    },
  }
}

/** How long it takes until a place becomes free: a running mean over the last ones, so that one slow request shuts nobody out. */
function paceOfPlaces(atOnce: number, first: number) {
  let mean = first
  let last: number | undefined
  return {
    ms: () => mean,
    note(isAwaited: boolean) {
      const now = performance.now()
      if (last !== undefined) mean += (now - last - mean) / (2 * atOnce)
      last = isAwaited ? now : undefined
    },
  }
}
