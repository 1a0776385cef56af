import { db } from '#platform/postgres/db.server.ts'
import { subscribeLive } from '#platform/live.server.ts'
import { log } from '#platform/log/log.server.ts'
import { listOrderUpdates } from '#shop/notifications/bell/list-order-updates.ts'
import { staffChannel } from '#shop/security/staff-channel.ts'
import { eventPipe } from './event-pipe.ts'
import { resumeTimeOf, writePosition, type StreamPosition } from './stream-position.ts'

/** A browser waits so long before it comes back by itself. */
const retryMs = 3_000

export type Reader = { userId: string; sessionId: string; isStaff: boolean; mark: StreamPosition; isReturning: boolean }
export type LiveStream = Reader & {
  body: ReadableStream<Uint8Array>
  beat: () => void
  end: (why?: string) => void
}

/** One open page: what its person should hear at once. `onEnd` is called once, however it ends. */
export function openLiveStream(reader: Reader, onEnd: () => void): LiveStream {
  const { body, write, close } = eventPipe(() => (leave(), leaveRoom?.(), onEnd()))
  const say = (event: string, facts: object) =>
    write(`event: ${event}\ndata: ${JSON.stringify(facts)}\nid: ${writePosition(reader.mark)}`)
  const catchUp = () =>
    void tellMissed(reader, say).catch((error: unknown) => {
      log.warn({ err: error }, 'live page not brought up to date')
      close()
    })
  const leave = subscribeLive(reader.userId, { hear: ({ event, facts }) => say(event, facts), missed: catchUp })
  // That something happened, and nothing of it: what may be seen of it is read by the page, which asks who reads.
  const tell = () => say('security', {})
  const leaveRoom = reader.isStaff ? subscribeLive(staffChannel, { hear: tell, missed: tell }) : undefined
  write(`retry: ${retryMs}`)
  say('hello', {})
  if (reader.isReturning) catchUp()
  const end = (why?: string) => {
    if (why) say(why, {})
    close()
  }
  // A comment keeps proxies awake; the id beside it moves the mark on.
  return { ...reader, body, beat: () => write(`:\nid: ${writePosition(reader.mark)}`), end }
}

/** After an absence: the list is to be read again, and each move of an order since is told. */
async function tellMissed({ userId, mark }: Reader, say: (event: string, facts: object) => void) {
  say('notifications', {})
  for (const { userId: _, ...news } of await listOrderUpdates(db, userId, resumeTimeOf(mark))) say('order', news)
}
