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
}
type Waiting = { admit: () => void; timer?: NodeJS.Timeout }

/**
 * So many at once, the others one after the other as they came. `enter` throws QueueFullError; who entered calls `leave` once.
 * Whoever would wait in vain is told so at once: by how quickly places became free of late, and while nobody leaves at all.
 */
export function limitConcurrency({ atOnce, mayWait, waitMs }: Rule) {
  const waiting = new Set<Waiting>()
  let running = 0
  let msPerPlace = 0
  let lastFreed: number | undefined
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

  const wouldWaitInVain = () => waitMs !== undefined && (isStuck || waiting.size * msPerPlace > waitMs)

  /** A running mean over the last places, so that one slow request shuts nobody out. */
  function notePlace() {
    const now = performance.now()
    if (lastFreed !== undefined) msPerPlace += (now - lastFreed - msPerPlace) / (2 * atOnce)
    lastFreed = waiting.size > 1 ? now : undefined
    isStuck = false
  }

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
      notePlace()
      const [next] = waiting
      // The place goes straight to the next one; nobody can slip in between.
      if (!next) return void (running -= 1)
      waiting.delete(next)
      clearTimeout(next.timer)
      next.admit()
    },
  }
}
