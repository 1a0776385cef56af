/** Milliseconds: when the page began to listen, and until when it has received everything. Nothing older than its beginning is sent. */
export type StreamPosition = { opened: number; received: number }

/** A change may be sent this much later than it happened: outbox, retried reactions, clock differences. The page shows a repeated one once, by its id. */
const overlapMs = 60_000

const written = /^(\d{13})-(\d{13})$/

/** The id of a message: `Last-Event-ID` when the page comes back. */
export const writePosition = ({ opened }: StreamPosition, now = Date.now()) => `${opened}-${now}`

/** The position that a reconnecting page sends; undefined when invalid. */
export function readPosition(text: string | null | undefined, now = Date.now()): StreamPosition | undefined {
  const [, opened = NaN, heard = NaN] = (written.exec(text ?? '') ?? []).map(Number)
  return opened <= heard && heard <= now + overlapMs ? { opened, received: heard } : undefined
}

/** The time from which changes are sent again. */
export const resumeTimeOf = ({ opened, received }: StreamPosition) => new Date(Math.max(opened, received - overlapMs))
