import type { Answer } from './provider.ts'

/** An answer to a provider in JSON. */
export const jsonAnswer = (body: object, status = 200): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** An answer in which nothing but the status counts. */
export const bareAnswer = (status: number): Answer => ({ status, contentType: 'text/plain', body: '' })
