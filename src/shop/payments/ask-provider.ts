import type { z } from 'zod'
import type { PaymentProviderName } from '#providers/payments.ts'
import { readJson } from './read-json.ts'

const patienceMs = 8_000
const maxAnswer = 256 * 1024

/** A provider could not be reached, or its answer is invalid: the result of the request is unknown. The error does not contain the request. */
export class ProviderError extends Error {
  readonly gate: PaymentProviderName

  constructor(gate: PaymentProviderName, what: string) {
    super(`${gate}: ${what}`)
    this.name = 'ProviderTrouble'
    this.gate = gate
  }
}

type Question<T extends z.ZodType> = {
  gate: PaymentProviderName
  url: string
  /** JSON, or a form if the provider wants one. */
  body: Record<string, unknown> | URLSearchParams
  answer: T
  patience?: number
}

/** Calls a provider's server by POST and parses its JSON; it follows no redirect, refuses a large answer, and times out. */
export async function callProvider<T extends z.ZodType>(question: Question<T>): Promise<z.infer<T>> {
  const { gate, url, body, answer, patience = patienceMs } = question
  const isForm = body instanceof URLSearchParams
  const said = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json; charset=UTF-8',
      Accept: 'application/json',
    },
    body: isForm ? body.toString() : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(textOf)
    .catch((error: unknown) => {
      throw new ProviderError(gate, whyUnreached(error))
    })
  const read = answer.safeParse(readJson(said))
  if (!read.success) throw new ProviderError(gate, `an answer that is not understood (${read.error.issues[0]?.path})`)
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

function whyUnreached(error: unknown) {
  if (!(error instanceof Error)) return 'not reached'
  if (error.name === 'TimeoutError') return 'no answer in time'
  // fetch says only "fetch failed"; the cause has the system's reason.
  const cause = error.cause as { code?: string } | undefined
  if (error instanceof TypeError) return `not reached${cause?.code ? ` (${cause.code})` : ''}`
  return error.message
}
