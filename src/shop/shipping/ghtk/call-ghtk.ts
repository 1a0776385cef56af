import { z } from 'zod'
import { log } from '#platform/log/log.server.ts'
import { CarrierRefused, CarrierError } from '../carrier-error.ts'
import type { GhtkKeys } from './keys.ts'

const patienceMs = 10_000
const maxAnswer = 4 * 1024 * 1024

type Question = {
  path: string
  query?: Record<string, string>
  body?: object
  isPost?: boolean
  patienceMs?: number
}

const envelope = z.looseObject({ success: z.boolean(), message: z.string().catch('') })

/** Calls GHTK and parses its envelope. A 200 may contain a refusal, too; an unreadable answer or a 5xx is an error. */
export async function callGhtk<T extends z.ZodType>(
  keys: GhtkKeys,
  question: Question,
  answer: T,
): Promise<z.infer<T>> {
  const { status, bytes } = await send(keys, question)
  const json = fromJson(bytes)
  const parsed = answer.safeParse(json)
  if (status < 400 && parsed.success) return parsed.data
  const refusal = envelope.safeParse(json)
  if (status < 500 && status !== 429 && refusal.success && !refusal.data.success)
    throw new CarrierRefused('GHTK', refusal.data.message.slice(0, 300) || `${status}`)
  throw carrierError(`status ${status}, an answer that is not understood`)
}

/** A file, or the refusal sent instead of it. */
export async function fetchFromGhtk(keys: GhtkKeys, question: Question) {
  const { contentType, bytes } = await send(keys, question)
  if (contentType.startsWith('application/pdf')) return { file: bytes, contentType: 'application/pdf' }
  const refusal = envelope.safeParse(fromJson(bytes))
  throw refusal.success ? new CarrierRefused('GHTK', refusal.data.message.slice(0, 300)) : carrierError('no file')
}

/** The error does not contain the request, which has names and numbers of buyers. */
function carrierError(why: string) {
  log.warn({ carrier: 'ghtk', why }, 'carrier')
  return new CarrierError('GHTK', why)
}

async function send(keys: GhtkKeys, { path, query = {}, body, isPost = body !== undefined, ...own }: Question) {
  try {
    const response = await fetch(`${keys.host}/services/${path}?${new URLSearchParams(query)}`, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        Token: keys.token,
        'X-Client-Source': keys.partner,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(own.patienceMs ?? patienceMs),
    })
    const parts: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      parts.push(chunk)
      size += chunk.length
      if (size > maxAnswer) throw new Error('an answer without end')
    }
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, contentType, bytes: new Uint8Array(Buffer.concat(parts)) }
  } catch (error) {
    throw carrierError(error instanceof Error ? `${error.name} ${error.message}` : 'not reached')
  }
}

function fromJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
