import type { Context } from 'hono'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { languageOf } from './answer-page.ts'
import { withContentPolicy } from '../policy/csp.ts'
import { textPage } from './text-page.ts'

const sentences = {
  big: { status: 413, title: m.error_body_big_title, text: m.error_body_big_text },
  unreadable: { status: 400, title: m.error_body_unreadable_title, text: m.error_body_unreadable_text },
} as const

/**
 * Refuses a request body in the reader's language: as a page for a native form post, else as the
 * bare sentence, which the sending page shows beside what was typed (admin-kit/frame/stay-on-page.ts).
 */
export const refuseBody = (c: Context, reason: keyof typeof sentences): Promise<Response> =>
  refuseInWords(c, sentences[reason])

type Words = (facts: object, options: { locale: Locale }) => string
type No = { status: 400 | 413 | 429; title: Words; text: Words; headers?: Record<string, string> }

export async function refuseInWords(c: Context, { status, title, text, headers }: No): Promise<Response> {
  await drain(c)
  const { pathname } = new URL(c.req.url)
  const locale = languageOf(c.req.raw, pathname)
  const options = { locale }
  const isOver = { Connection: 'close', 'Cache-Control': 'no-store', ...headers }
  if (!(c.req.header('accept') ?? '').includes('text/html') || pathname.endsWith('.data'))
    return c.text(text({}, options), status, isOver)
  const page = textPage({ locale, title: title({}, options), text: text({}, options) })
  const { html, policy } = withContentPolicy(page, crypto.randomUUID())
  return c.html(html, status, { ...isOver, 'Content-Security-Policy': policy })
}

/** Longer bodies are cut off; a real file sent to the wrong route or by the wrong person stays below this. */
const maxDrainedBytes = 64 * 2 ** 20

/** A browser whose upload is cut off does not show the answer, so a body of announced length is read to its end first. One without a length is cut off. */
async function drain({ req }: Context) {
  const announced = Number(req.header('content-length') ?? Infinity)
  if (announced > maxDrainedBytes || req.raw.bodyUsed || req.raw.body?.locked) return
  await req.raw.body?.pipeTo(new WritableStream()).catch(() => {})
}
