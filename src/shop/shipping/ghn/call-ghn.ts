import { z } from 'zod'
import { log } from '#platform/log/log.server.ts'
import type { GhnKeys } from './keys.ts'
import { CarrierRefused, CarrierError } from '../carrier-error.ts'

const maxAnswer = 512 * 1024
const envelope = z.object({ code: z.number(), message: z.string().catch(''), data: z.unknown() })

type Question<T extends z.ZodType> = { path: string; body: object; data: T; patienceMs?: number }

/** Calls GHN by POST and parses its envelope: 200 outside and inside is a success, 4xx a refusal with its reason, anything else an error. */
export async function callGhn<T extends z.ZodType>(keys: GhnKeys, question: Question<T>): Promise<z.infer<T>> {
  const { status, text } = await send(keys, question).catch((error: unknown) => {
    throw carrierError(
      error instanceof Error ? `${error.name} ${String((error.cause as Error)?.message ?? '')}` : 'not reached',
    )
  })
  const read = envelope.safeParse(fromJson(text))
  if (!read.success) throw carrierError(`status ${status} without an envelope`)
  if (status !== 200 || read.data.code !== 200) {
    if (status >= 500 || status === 429) throw carrierError(`status ${status}`)
    throw new CarrierRefused('GHN', read.data.message.slice(0, 300) || `${read.data.code}`)
  }
  const answer = question.data.safeParse(read.data.data)
  if (!answer.success)
    throw carrierError(`an answer that is not understood (${answer.error.issues[0]?.path.join('.')})`)
  return answer.data
}

/** The error does not contain the request, which has names and numbers of buyers. */
function carrierError(why: string) {
  log.warn({ carrier: 'ghn', why }, 'carrier')
  return new CarrierError('GHN', why)
}

async function send<T extends z.ZodType>(keys: GhnKeys, { path, body, patienceMs = 10_000 }: Question<T>) {
  const response = await fetch(`${keys.host}/shiip/public-api/v2/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Token: keys.token, ShopId: keys.shopId },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswer) throw new Error('an answer without end')
  }
  return { status: response.status, text }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
