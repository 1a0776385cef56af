import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

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
  ordersPlaced: new Counter({ name: 'orders_placed_total', help: 'Orders placed', registers: [registry] }),
}

export const answerTime = new Histogram({
  name: 'http_answer_seconds',
  help: 'Time to answer',
  labelNames: ['kind', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
  registers: [registry],
})

export const startMetrics = () => collectDefaultMetrics({ register: registry })
