import type { Store } from '#platform/db.server.ts'
import { startJobs, stopJobs } from '#platform/jobs.server.ts'
import { log } from '#platform/log.server.ts'
import { mailJob } from '#shop/notifications/queue-order-mail.ts'
import { sendQueuedMail } from '#shop/notifications/send-queued-mail.ts'
import { refreshStale } from '#flows/refresh-stale.ts'
import { carryOutbox } from './carry-outbox.ts'
import { sweep } from './sweep.ts'

const pauseMs = 250

/** Starts the jobs and the carrier of the outbox; answers how to stop them. */
export async function startWorker(store: Store) {
  await startJobs(
    store,
    {
      [mailJob]: ({ mailId }) => sendQueuedMail(store.db, String(mailId)),
      sweep: () => sweep(store.db),
      'refresh-stale': () => refreshStale(store.db),
    },
    { sweep: '17 4 * * *', 'refresh-stale': '* * * * *' },
  )
  const stop = new AbortController()
  const carrying = (async () => {
    while (!stop.signal.aborted) {
      const carried = await carryOutbox(store.db).catch((error) => (log.error({ err: error }, 'outbox'), 0))
      if (!carried) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  return async () => {
    stop.abort()
    await carrying
    await stopJobs()
  }
}
