import type { ProviderReply } from './provider.ts'

/** An answer to a provider in JSON. */
export const jsonReply = (body: object, status = 200): ProviderReply => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** An answer of which only the status counts. */
export const statusReply = (status: number): ProviderReply => ({ status, contentType: 'text/plain', body: '' })
