import { subscribeLive } from '#platform/live.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { listOpenSessions } from '#shop/identity/sessions/list-open-sessions.ts'
import { listOrderUpdates } from '#shop/notifications/bell/list-order-updates.ts'
import { staffChannel } from '#shop/security/staff-channel.ts'
import { resumeTimeOf, writePosition, type StreamPosition } from './stream-position.ts'

const beatMs = 25_000
/** A page must learn within 5 seconds that its session has ended, wherever that happened. */
const checkMs = 3_000
const maxPerUser = 6

/** How long a browser waits before it reconnects. */
const retryMs = 3_000

type Reader = { userId: string; sessionId: string; isStaff: boolean; mark: StreamPosition; isReturning: boolean }
type LiveStream = Reader & {
  body: ReadableStream<Uint8Array>
  beat: () => void
  end: (reason?: string) => void
}

/** The event stream of one open page. `onEnd` is called once, however it ends. */
function openLiveStream(reader: Reader, onEnd: () => void): LiveStream {
  const { body, write, close } = eventPipe(() => (leave(), leaveRoom?.(), onEnd()))
  const send = (event: string, facts: object) =>
    write(`event: ${event}\ndata: ${JSON.stringify(facts)}\nid: ${writePosition(reader.mark)}`)
  const catchUp = () =>
    void sendMissed(reader, send).catch((error: unknown) => {
      log.warn({ err: error }, 'live page not brought up to date')
      close()
    })
  const leave = subscribeLive(reader.userId, { onMessage: ({ event, facts }) => send(event, facts), onMissed: catchUp })
  // Sends only that something happened; the page then fetches the details, where access is checked.
  const sendSecurity = () => send('security', {})
  const leaveRoom = reader.isStaff
    ? subscribeLive(staffChannel, { onMessage: sendSecurity, onMissed: sendSecurity })
    : undefined
  write(`retry: ${retryMs}`)
  send('hello', {})
  if (reader.isReturning) catchUp()
  const end = (reason?: string) => {
    if (reason) send(reason, {})
    close()
  }
  // A comment keeps proxies from closing the stream; its id moves the resume position on.
  return { ...reader, body, beat: () => write(`:\nid: ${writePosition(reader.mark)}`), end }
}

/** A client with this much unread data is considered gone. */
const maxUnreadBytes = 64 * 1024

/** A response body of server-sent events. `onClosed` is called once: when the client left, was too slow, or was disconnected. */
function eventPipe(onClosed: () => void) {
  const text = new TextEncoder()
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined
  const closed = () => {
    if (!pipe) return
    pipe = undefined
    onClosed()
  }
  const close = () => {
    const ending = pipe
    closed()
    ending?.close()
  }
  const write = (block: string) => {
    if (!pipe) return
    if ((pipe.desiredSize ?? 0) < -maxUnreadBytes) close()
    else pipe.enqueue(text.encode(`${block}\n\n`))
  }
  const body = new ReadableStream<Uint8Array>(
    { start: (controller) => void (pipe = controller), cancel: closed },
    { highWaterMark: 0, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return { body, write, close }
}

/** After a reconnection: asks the page to reload its list, and sends each change of an order since. */
async function sendMissed({ userId, mark }: Reader, send: (event: string, facts: object) => void) {
  send('notifications', {})
  for (const news of await listOrderUpdates(db, userId, resumeTimeOf(mark))) send('order', news)
}

const streams = new Set<LiveStream>()
let clocks: NodeJS.Timeout[] = []
let isClosing = false

type NoStream = 'closing' | 'too-many'

/** Opens a stream for one more page, or says why not. */
export function addLiveStream(reader: Reader): LiveStream | NoStream {
  if (isClosing) return 'closing'
  if ([...streams].filter((one) => one.userId === reader.userId).length >= maxPerUser) return 'too-many'
  const stream = openLiveStream(reader, () => remove(stream))
  streams.add(stream)
  if (clocks.length === 0)
    clocks = [setInterval(beat, beatMs).unref(), setInterval(() => void endSignedOut(), checkMs).unref()]
  return stream
}

/** Called before the process ends, since a stream never ends by itself. Browsers reconnect to another process. */
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

/** One query for all open pages of this process. */
async function endSignedOut() {
  try {
    const targets = [...streams]
    const open = await listOpenSessions(
      db,
      targets.map((one) => one.sessionId),
    )
    for (const stream of targets) if (!open.has(stream.sessionId)) stream.end('signed-out')
  } catch (error) {
    log.warn({ err: error }, 'live sessions not checked')
  }
}
