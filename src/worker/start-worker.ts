import type { Db, Store } from '#platform/postgres/db.server.ts'
import { enqueue, startJobs, stopJobs, type JobFunction } from '#platform/jobs/jobs.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { publishDue } from '#shop/catalogue/products/publish-due.ts'
import { promotionEmailJob } from '#shop/notifications/queue/announce-promotion.ts'
import { queuePromotionEmails } from '#shop/notifications/queue/queue-promotion-emails.ts'
import { emailQueues } from '#shop/notifications/queue/enqueue-email.ts'
import { sendQueuedEmail } from '#shop/notifications/queue/send-queued-email.ts'
import { cancelBookings, cancelBookingsJob } from '#flows/shipments/cancel-bookings.ts'
import { correctCod, correctCodJob } from '#flows/shipments/correct-cod.ts'
import { pollShipment } from '#flows/shipments/poll-shipment.ts'
import { pollShipments } from '#flows/shipments/poll-shipments.ts'
import { refundJob } from '#shop/payments/refunds/open-refund.ts'
import { pollProviders } from '#flows/payments/poll-providers.ts'
import { sendRefundToProvider } from '#flows/refunds/send-refund-to-provider.ts'
import { expireUnpaidOrders } from '#flows/orders/expire-unpaid-orders.ts'
import { verifyAllProviderKeys, verifyKeysJob } from '#flows/payments/verify-provider-keys.ts'
import { queueFitQuestions } from '#flows/emails/queue-fit-questions.ts'
import { sendReminders } from '#flows/emails/send-reminders.ts'
import { expireUnconfirmedOrders } from '#flows/orders/expire-unconfirmed-orders.ts'
import { expireReturns } from '#flows/returns/expire-returns.ts'
import { recountProductsWithoutNewOrders } from '#flows/catalogue/recount-sold.ts'
import { refreshSalePrices } from '#flows/catalogue/refresh-sale-prices.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { refreshAllReadModels } from '#shop/inventory/lists/refresh-read-models.ts'
import { pollShipmentJob } from '#flows/shipments/handle-carrier-webhook.ts'
import { processImport, importJob } from '#shop/imports/process-import.ts'
import { refreshAnnouncement } from '#shop/settings/refresh-announcement.ts'
import { refreshSeason } from '#shop/settings/refresh-season.ts'
import { resumeImports } from '#shop/imports/start-import.ts'
import { publishDueArticles } from '#shop/content/articles/publish-due-articles.ts'
import { outboxBatchSize, dispatchOutbox } from './dispatch-outbox.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'

const pauseMs = 250

/** The schedule, in Vietnamese time. */
const schedule = {
  sweep: '17 4 * * *',
  'refresh-stale': '* * * * *',
  'refresh-read-models': '* * * * *',
  'refresh-sales': '* * * * *',
  'publish-due': '* * * * *',
  'refresh-announcement': '* * * * *',
  'refresh-season': '1 0 * * *',
  'expire-payments': '* * * * *',
  'lapse-unconfirmed': '*/5 * * * *',
  'poll-providers': '*/5 * * * *',
  'poll-shipments': '*/5 * * * *',
  [verifyKeysJob]: '*/10 * * * *',
  'lapse-returns': '31 4 * * *',
  'recount-sold': '43 4 * * *',
  // When people read their emails.
  'send-reminders': '5 9 * * *',
  'ask-fit': '35 18 * * *',
}

/** Emails sent at once by each process. Marketing emails go one by one beside the others. */
const lanesOf = (atOnce: number) => ({
  [emailQueues.account]: atOnce,
  [emailQueues.order]: atOnce,
  [emailQueues.marketing]: 1,
})

/** The function of each job, by name. */
export const jobsOf = (db: Db): Record<string, JobFunction> => ({
  [emailQueues.account]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [emailQueues.order]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [emailQueues.marketing]: ({ mailId }) => sendQueuedEmail(db, String(mailId)),
  [refundJob]: ({ refundId }) => sendRefundToProvider(db, String(refundId)),
  'expire-payments': async () => void (await expireUnpaidOrders(db)),
  'lapse-unconfirmed': async () => void (await expireUnconfirmedOrders(db)),
  'poll-providers': () => pollProviders(db),
  sweep: () => deleteExpiredRows(db),
  'refresh-stale': () => refreshSalePrices(db),
  'refresh-read-models': () => refreshAllReadModels(db),
  'refresh-sales': () => refreshAllSales(db),
  'publish-due': async () => {
    await publishDue(db)
    await publishDueArticles(db)
  },
  'refresh-announcement': () => refreshAnnouncement(db),
  'refresh-season': () => refreshSeason(db),
  'poll-shipments': () => pollShipments(db),
  [pollShipmentJob]: async ({ shipmentId }) => void (await pollShipment(db, String(shipmentId))),
  [correctCodJob]: ({ orderId }) => correctCod(db, String(orderId)),
  [cancelBookingsJob]: ({ orderId }) => cancelBookings(db, String(orderId)),
  [importJob]: ({ importId }) => processImport(db, String(importId)),
  [promotionEmailJob]: ({ promotionId, after }) =>
    queuePromotionEmails(db, { promotionId: String(promotionId), after: String(after) }),
  [verifyKeysJob]: () => verifyAllProviderKeys(db),
  'lapse-returns': () => expireReturns(db),
  'recount-sold': () => recountProductsWithoutNewOrders(db),
  'send-reminders': () => sendReminders(db),
  'ask-fit': () => queueFitQuestions(db),
})

/** Starts the jobs and the outbox dispatcher; returns how to stop them. */
export async function startWorker(store: Store) {
  await startJobs(store, { jobs: jobsOf(store.db), schedule, lanes: lanesOf(env.MAIL_CONCURRENCY) })
  await resumeImports(store.db)
  // Keys from the environment may have changed before this start.
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
    // Events that arrive during the pause are handled in one batch: a rush of orders costs little more than one.
    if (carried < outboxBatchSize) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
