import type { Db, Store } from '#platform/db.server.ts'
import { enqueue, startJobs, stopJobs, type Work } from '#platform/jobs.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log.server.ts'
import { publishDue } from '#shop/catalogue/publish-due.ts'
import { noticeJob } from '#shop/notifications/announce-promotion.ts'
import { carryNotice } from '#shop/notifications/carry-notice.ts'
import { mailLanes } from '#shop/notifications/enqueue-mail.ts'
import { sendQueuedMail } from '#shop/notifications/send-queued-mail.ts'
import { cancelBookings, cancelBookingsJob } from '#flows/cancel-bookings.ts'
import { correctCod, correctCodJob } from '#flows/correct-cod.ts'
import { lookAfterParcel } from '#flows/look-after-parcel.ts'
import { lookAfterParcels } from '#flows/look-after-parcels.ts'
import { refundJob } from '#shop/payments/open-refund.ts'
import { askProviders } from '#flows/ask-providers.ts'
import { carryRefund } from '#flows/carry-refund.ts'
import { expirePayments } from '#flows/expire-payments.ts'
import { proveAllKeys, proveKeysJob } from '#flows/prove-keys.ts'
import { askFit } from '#flows/ask-fit.ts'
import { sendReminders } from '#flows/send-reminders.ts'
import { lapseUnconfirmed } from '#flows/lapse-unconfirmed.ts'
import { lapseReturns } from '#flows/lapse-returns.ts'
import { recountFaded } from '#flows/recount-sold.ts'
import { refreshStale } from '#flows/refresh-stale.ts'
import { freshenAllSales } from '#shop/analytics/freshen-sales.ts'
import { freshenAll } from '#shop/inventory/freshen-desk.ts'
import { parcelJob } from '#flows/take-carrier-hint.ts'
import { carryImport, importJob } from '#shop/imports/carry-import.ts'
import { tellPromise } from '#shop/settings/tell-promise.ts'
import { resumeImports } from '#shop/imports/start-import.ts'
import { publishDueArticles } from '#shop/content/publish-due-articles.ts'
import { batch, carryOutbox } from './carry-outbox.ts'
import { sweep } from './sweep.ts'

const pauseMs = 250

/** What is done by the clock of Vietnam. */
const schedule = {
  sweep: '17 4 * * *',
  'refresh-stale': '* * * * *',
  'freshen-desk': '* * * * *',
  'freshen-sales': '* * * * *',
  'publish-due': '* * * * *',
  'tell-promise': '* * * * *',
  'expire-payments': '* * * * *',
  'lapse-unconfirmed': '*/5 * * * *',
  'ask-providers': '*/5 * * * *',
  'look-after-parcels': '*/5 * * * *',
  [proveKeysJob]: '*/10 * * * *',
  'lapse-returns': '31 4 * * *',
  'recount-sold': '43 4 * * *',
  // When people read their letters.
  'send-reminders': '5 9 * * *',
  'ask-fit': '35 18 * * *',
}

/** Letters at once, in each process. Advertising goes one by one beside the others. */
const lanesOf = (atOnce: number) => ({
  [mailLanes.account]: atOnce,
  [mailLanes.order]: atOnce,
  [mailLanes.marketing]: 1,
})

/** What each job does, by its name. */
export const jobsOf = (db: Db): Record<string, Work> => ({
  [mailLanes.account]: ({ mailId }) => sendQueuedMail(db, String(mailId)),
  [mailLanes.order]: ({ mailId }) => sendQueuedMail(db, String(mailId)),
  [mailLanes.marketing]: ({ mailId }) => sendQueuedMail(db, String(mailId)),
  [refundJob]: ({ refundId }) => carryRefund(db, String(refundId)),
  'expire-payments': async () => void (await expirePayments(db)),
  'lapse-unconfirmed': async () => void (await lapseUnconfirmed(db)),
  'ask-providers': () => askProviders(db),
  sweep: () => sweep(db),
  'refresh-stale': () => refreshStale(db),
  'freshen-desk': () => freshenAll(db),
  'freshen-sales': () => freshenAllSales(db),
  'publish-due': async () => {
    await publishDue(db)
    await publishDueArticles(db)
  },
  'tell-promise': () => tellPromise(db),
  'look-after-parcels': () => lookAfterParcels(db),
  [parcelJob]: async ({ shipmentId }) => void (await lookAfterParcel(db, String(shipmentId))),
  [correctCodJob]: ({ orderId }) => correctCod(db, String(orderId)),
  [cancelBookingsJob]: ({ orderId }) => cancelBookings(db, String(orderId)),
  [importJob]: ({ importId }) => carryImport(db, String(importId)),
  [noticeJob]: ({ promotionId, after }) => carryNotice(db, { promotionId: String(promotionId), after: String(after) }),
  [proveKeysJob]: () => proveAllKeys(db),
  'lapse-returns': () => lapseReturns(db),
  'recount-sold': () => recountFaded(db),
  'send-reminders': () => sendReminders(db),
  'ask-fit': () => askFit(db),
})

/** Starts the jobs and the carrier of the outbox; answers how to stop them. */
export async function startWorker(store: Store) {
  await startJobs(store, { jobs: jobsOf(store.db), schedule, lanes: lanesOf(env.MAIL_CONCURRENCY) })
  await resumeImports(store.db)
  // Keys from the environment may be others than before the start.
  await enqueue(store.db, proveKeysJob, {})
  const stop = new AbortController()
  const carrying = carryOn(store, stop.signal)
  return async () => {
    stop.abort()
    await carrying
    await stopJobs()
  }
}

async function carryOn({ db }: Store, signal: AbortSignal) {
  while (!signal.aborted) {
    const carried = await carryOutbox(db).catch((error) => (log.error({ err: error }, 'outbox'), 0))
    // What comes meanwhile is carried together: a rush of orders costs little more than one.
    if (carried < batch) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
