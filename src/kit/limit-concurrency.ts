/** Too many callers are waiting, or the wait would be too long. */
export class QueueFullError extends Error {
  readonly code = 'crowded'
  constructor() {
    super('too many wait for their turn')
  }
}

type Rule = {
  atOnce: number
  mayWait: number
  /** The longest wait in milliseconds; without it, callers wait without a limit. */
  waitMs?: number
  /** A caller whose expected wait is longer is refused at once; in milliseconds, `waitMs` if left out. */
  expectMs?: number
  /** Milliseconds until a place becomes free, assumed until it has been measured. */
  paceMs?: number
}
type Waiting = { admit: () => void; timer?: NodeJS.Timeout }

/**
 * Lets `atOnce` callers run at the same time and queues the others in order. `enter` throws QueueFullError; a caller that entered calls `leave` once. A
 * caller whose wait would time out is refused at once: by the recent pace, or while nobody leaves at all.
 */
export function limitConcurrency({ atOnce, mayWait, waitMs, expectMs = waitMs, paceMs = 0 }: Rule) {
  const waiting = new Set<Waiting>()
  let running = 0
  const pace = paceOfPlaces(atOnce, paceMs)
  let isStuck = false

  const queue = () =>
    new Promise<void>((resolve, reject) => {
      const one: Waiting = { admit: resolve }
      const onTimeout = () => {
        waiting.delete(one)
        isStuck = true
        reject(new QueueFullError())
      }
      if (waitMs !== undefined) one.timer = setTimeout(onTimeout, waitMs)
      waiting.add(one)
    })

  const wouldTimeOut = () => expectMs !== undefined && (isStuck || waiting.size * pace.ms() > expectMs)

  return {
    async enter() {
      if (running < atOnce) {
        running += 1
        return
      }
      if (waiting.size >= mayWait || wouldTimeOut()) throw new QueueFullError()
      await queue()
    },
    leave() {
      pace.note(waiting.size > 1)
      isStuck = false
      const [next] = waiting
      // The place goes directly to the next caller, so that no other can take it.
      if (!next) return void (running -= 1)
      waiting.delete(next)
      clearTimeout(next.timer)
      next.admit()
    },
  }
}

/** Measures how long it takes until a place becomes free: a running mean, so that one slow request locks nobody out. */
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
