import type { z } from 'zod'
import type { PaymentProviderName } from '#providers/payments.ts'
import { readJson } from './read-json.ts'

const defaultTimeoutMs = 8_000
const maxAnswer = 256 * 1024

/** A provider could not be reached, or its answer is invalid: the result of the request is unknown. The error does not contain the request. */
export class ProviderError extends Error {
  readonly provider: PaymentProviderName
  /** The provider was reached and refuses this one request, so others may succeed. */
  readonly isRefusal: boolean

  constructor(provider: PaymentProviderName, what: string, isRefusal = false) {
    super(`${provider}: ${what}`)
    this.name = 'ProviderError'
    this.provider = provider
    this.isRefusal = isRefusal
  }
}

type ProviderRequest<T extends z.ZodType> = {
  provider: PaymentProviderName
  url: string
  /** JSON, or a form if the provider wants one. */
  body: Record<string, unknown> | URLSearchParams
  answer: T
  timeoutMs?: number
}

/** Calls a provider's server by POST and parses its JSON; it follows no redirect, refuses a large answer, and times out. */
export async function callProvider<T extends z.ZodType>(request: ProviderRequest<T>): Promise<z.infer<T>> {
  const { provider, url, body, answer, timeoutMs = defaultTimeoutMs } = request
  const isForm = body instanceof URLSearchParams
  const responseText = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json; charset=UTF-8',
      Accept: 'application/json',
    },
    body: isForm ? body.toString() : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(textOf)
    .catch((error: unknown) => {
      throw new ProviderError(provider, unreachableReason(error))
    })
  const read = answer.safeParse(readJson(responseText))
  if (!read.success)
    throw new ProviderError(provider, `an answer that is not understood (${read.error.issues[0]?.path})`)
  return read.data
}

async function textOf(response: Response) {
  if (!response.ok) throw new Error(`status ${response.status}`)
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswer) throw new Error('an answer without end')
  }
  return text
}

function unreachableReason(error: unknown) {
  if (!(error instanceof Error)) return 'not reached'
  if (error.name === 'TimeoutError') return 'no answer in time'
  // fetch says only "fetch failed"; the cause has the system's reason.
  const cause = error.cause as { code?: string } | undefined
  if (error instanceof TypeError) return `not reached${cause?.code ? ` (${cause.code})` : ''}`
  return error.message
}
