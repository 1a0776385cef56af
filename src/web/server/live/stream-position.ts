/** Milliseconds: when the page began to listen, and until when it heard everything. Nothing before its beginning is told to it. */
export type StreamPosition = { opened: number; heard: number }

/** So much later than it happened may a move be told: the way through the outbox, a second try of a reaction, clocks that differ. Told twice it is shown once, by its id. */
const overlapMs = 60_000

const written = /^(\d{13})-(\d{13})$/

/** The id of a message: `Last-Event-ID` when the page comes back. */
export const writePosition = ({ opened }: StreamPosition, now = Date.now()) => `${opened}-${now}`

/** What a returning page says of itself; nothing when it says nothing that makes sense. */
export function readPosition(given: string | null | undefined, now = Date.now()): StreamPosition | undefined {
  const [, opened = NaN, heard = NaN] = (written.exec(given ?? '') ?? []).map(Number)
  return opened <= heard && heard <= now + overlapMs ? { opened, heard } : undefined
}

/** From when on moves are told again. */
export const resumeTimeOf = ({ opened, heard }: StreamPosition) => new Date(Math.max(opened, heard - overlapMs))
