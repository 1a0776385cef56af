import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { timingSteps } from './timings.ts'

export const registry = new Registry()

export const counters = {
  pagesDropped: new Counter({
    name: 'page_cache_dropped_total',
    help: 'Pages dropped from the page cache',
    registers: [registry],
  }),
  pagesServed: new Counter({
    name: 'page_cache_served_total',
    help: 'Answers by where they came from',
    labelNames: ['from'],
    registers: [registry],
  }),
  transactionsRetried: new Counter({
    name: 'database_transactions_retried_total',
    help: 'Transactions tried again after a deadlock',
    registers: [registry],
  }),
  requestsShed: new Counter({
    name: 'requests_shed_total',
    help: 'Requests told to come again because too many waited already, or waited too long',
    labelNames: ['queue'],
    registers: [registry],
  }),
  ordersPlaced: new Counter({ name: 'orders_placed_total', help: 'Orders placed', registers: [registry] }),
}

/** Times of rendered or processed requests; cached pages are only counted, since they cost one lookup in a Map. */
export const answerTime = new Histogram({
  name: 'http_answer_seconds',
  help: 'Time to answer',
  labelNames: ['route', 'status'],
  buckets: timingSteps.map((ms) => ms / 1000),
  registers: [registry],
})

export const startMetrics = () => collectDefaultMetrics({ register: registry })
