import Stripe from 'stripe'
import type { StripeKeys } from './keys.ts'

const patienceMs = 8_000
const clients = new Map<string, Stripe>()

/** The library's own client, one for each key and address. */
export function stripeClient({ secretKey, url }: StripeKeys): Stripe {
  const name = `${secretKey} ${url}`
  const existing = clients.get(name)
  if (existing) return existing
  const client = new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchBelow(url)),
  })
  clients.set(name, client)
  return client
}

/** The library accepts a host but no path, and the sandbox of a demo shop has one. */
const fetchBelow = (url: string) => (target: string | URL | Request, init?: RequestInit) => {
  const { pathname, search } = new URL(target instanceof Request ? target.url : target)
  return fetch(url + pathname + search, init)
}
