import type { MiddlewareFunction } from 'react-router'
import { db } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { checkFields } from './check-fields.server.ts'
import { leaves, textsOf } from './texts-of.ts'

/** Reports of machines, not words of people: stacks of errors look like paths and code. */
const machines = new Set(['/api/errors'])
/** Doors for pictures read their own form, once they know who sends it. */
const files = new Set(['/profile/avatar', '/product/:slug/review/picture'])

/**
 * Stands before every action, so that no form can be forgotten: what people send is looked at once per submit.
 * A search is sent by GET. It informs; the form goes on to its own rules whatever is found.
 */
export const watchTexts: MiddlewareFunction<Response> = async ({ request, url, pattern }, next) => {
  const texts = machines.has(pattern) || files.has(pattern) ? {} : textsOf(await sent(request, url))
  if (Object.keys(texts).length)
    await checkFields(db, request, formOf(pattern), texts).catch((error) => log.error({ err: error }, 'input check'))
  return next()
}

/** The door, not the address: a row's number in it would be a new form each time. */
const formOf = (pattern: string) => pattern.replace(/^\/(?:en(?:\/|$))?/, '') || 'home'

async function sent(request: Request, url: URL): Promise<Iterable<[string, unknown]>> {
  if (request.method === 'GET') return [['q', url.searchParams.get('q')]]
  if (request.method !== 'POST') return []
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const copy = request.clone()
  if (isJson) return leaves(await copy.json().catch(() => undefined))
  const form = await copy.formData().catch(() => undefined)
  // Looking up the wards of a province is a button in a form without scripts, and no submit.
  return form && form.get('intent') !== 'look' ? form : []
}
