import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { listOpenSessions } from '#shop/identity/sessions/list-open-sessions.ts'
import { openLiveStream, type LiveStream, type Reader } from './live-stream.ts'

const beatMs = 25_000
/** A page learns within 5 seconds that its session has ended, wherever that was done. */
const checkMs = 3_000
const mostOfOne = 6

const streams = new Set<LiveStream>()
let clocks: NodeJS.Timeout[] = []
let isClosing = false

export type NoStream = 'closing' | 'too-many'

/** One more open page, or why not. */
export function addLiveStream(reader: Reader): LiveStream | NoStream {
  if (isClosing) return 'closing'
  if ([...streams].filter((one) => one.userId === reader.userId).length >= mostOfOne) return 'too-many'
  const stream = openLiveStream(reader, () => remove(stream))
  streams.add(stream)
  if (clocks.length === 0)
    clocks = [setInterval(beat, beatMs).unref(), setInterval(() => void endSignedOut(), checkMs).unref()]
  return stream
}

/** Before the process ends: a stream would never end by itself. Browsers come back and find another process. */
export function closeLiveStreams() {
  isClosing = true
  for (const stream of streams) stream.end()
}

function remove(stream: LiveStream) {
  streams.delete(stream)
  if (streams.size > 0) return
  clocks.forEach(clearInterval)
  clocks = []
}

function beat() {
  for (const stream of streams) stream.beat()
}

/** One question for all pages of this process. */
async function endSignedOut() {
  try {
    const asked = [...streams]
    const open = await listOpenSessions(
      db,
      asked.map((one) => one.sessionId),
    )
    for (const stream of asked) if (!open.has(stream.sessionId)) stream.end('signed-out')
  } catch (error) {
    log.warn({ err: error }, 'live sessions not checked')
  }
}
