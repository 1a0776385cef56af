import type { Db, Store } from '#platform/db.server.ts'
import { enqueue, startJobs, stopJobs, type JobFunction } from '#platform/jobs.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log.server.ts'
import { publishDue } from '#shop/catalogue/publish-due.ts'
import { promotionEmailJob } from '#shop/notifications/announce-promotion.ts'
import { queuePromotionEmails } from '#shop/notifications/carry-notice.ts'
import { emailQueues } from '#shop/notifications/enqueue-mail.ts'
import { sendQueuedEmail } from '#shop/notifications/send-queued-mail.ts'
import { cancelBookings, cancelBookingsJob } from '#flows/cancel-bookings.ts'
import { correctCod, correctCodJob } from '#flows/correct-cod.ts'
import { pollShipment } from '#flows/look-after-parcel.ts'
import { pollShipments } from '#flows/look-after-parcels.ts'
import { refundJob } from '#shop/payments/open-refund.ts'
import { pollProviders } from '#flows/ask-providers.ts'
import { sendRefundToProvider } from '#flows/carry-refund.ts'
import { expirePayments } from '#flows/expire-payments.ts'
import { verifyAllProviderKeys, verifyKeysJob } from '#flows/prove-keys.ts'
import { queueFitQuestions } from '#flows/ask-fit.ts'
import { sendReminders } from '#flows/send-reminders.ts'
import { expireUnconfirmedOrders } from '#flows/lapse-unconfirmed.ts'
import { expireReturns } from '#flows/lapse-returns.ts'
import { recountFaded } from '#flows/recount-sold.ts'
import { refreshSalePrices } from '#flows/refresh-stale.ts'
import { refreshAllSales } from '#shop/analytics/freshen-sales.ts'
import { refreshAllReadModels } from '#shop/inventory/freshen-desk.ts'
import { pollShipmentJob } from '#flows/take-carrier-hint.ts'
import { processImport, importJob } from '#shop/imports/carry-import.ts'
import { refreshAnnouncement } from '#shop/settings/tell-promise.ts'
import { resumeImports } from '#shop/imports/start-import.ts'
import { publishDueArticles } from '#shop/content/publish-due-articles.ts'
import { outboxBatchSize, dispatchOutbox } from './carry-outbox.ts'
import { deleteExpiredRows } from './sweep.ts'

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
  [verifyKeysJob]: '*/10 * * * *',
  'lapse-returns': '31 4 * * *',
  'recount-sold': '43 4 * * *',
  // When people read their letters.
  'send-reminders': '5 9 * * *',
  'ask-fit': '35 18 * * *',
}

/** Letters at once, in each process. Advertising goes one by one beside the others. */
const lanesOf = (atOnce: number) => ({
  [emailQueues.account]: atOnce,
  [emailQueues.order]: atOnce,
  [emailQueues.marketing]: 1,
})

/** What each job does, by its name. */
export const jobsOf = (db: Db): Record<string, JobFunction> => ({
  [emailQueues.account]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [emailQueues.order]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [emailQueues.marketing]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [refundJob]: ({ refundId }) => sendRefundToProvider(db, String(refundId)),
  'expire-payments': async () => void (await expirePayments(db)),
  'lapse-unconfirmed': async () => void (await expireUnconfirmedOrders(db)),
  'ask-providers': () => pollProviders(db),
  sweep: () => deleteExpiredRows(db),
  'refresh-stale': () => refreshSalePrices(db),
  'freshen-desk': () => refreshAllReadModels(db),
  'freshen-sales': () => refreshAllSales(db),
  'publish-due': async () => {
    await publishDue(db)
    await publishDueArticles(db)
  },
  'tell-promise': () => refreshAnnouncement(db),
  'look-after-parcels': () => pollShipments(db),
  [pollShipmentJob]: async ({ shipmentId }) => void (await pollShipment(db, String(shipmentId))),
  [correctCodJob]: ({ orderId }) => correctCod(db, String(orderId)),
  [cancelBookingsJob]: ({ orderId }) => cancelBookings(db, String(orderId)),
  [importJob]: ({ importId }) => processImport(db, String(importId)),
  [promotionEmailJob]: ({ promotionId, after }) => queuePromotionEmails(db, { promotionId: String(promotionId), after: String(after) }),
  [verifyKeysJob]: () => verifyAllProviderKeys(db),
  'lapse-returns': () => expireReturns(db),
  'recount-sold': () => recountFaded(db),
  'send-reminders': () => sendReminders(db),
  'ask-fit': () => queueFitQuestions(db),
})

/** Starts the jobs and the carrier of the outbox; answers how to stop them. */
export async function startWorker(store: Store) {
  await startJobs(store, { jobs: jobsOf(store.db), schedule, lanes: lanesOf(env.MAIL_CONCURRENCY) })
  await resumeImports(store.db)
  // Keys from the environment may be others than before the start.
  await enqueue(store.db, verifyKeysJob, {})
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
    const carried = await dispatchOutbox(db).catch((error) => (log.error({ err: error }, 'outbox'), 0))
    // What comes meanwhile is carried together: a rush of orders costs little more than one.
    if (carried < outboxBatchSize) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
