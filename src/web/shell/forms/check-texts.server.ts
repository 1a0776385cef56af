import type { MiddlewareFunction } from 'react-router'
import type { DeclaredField, DeclaredFields } from '#kit/field.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { checkFields } from './check-fields.server.ts'
import { leaves, fieldsToCheck } from './fields-to-check.ts'

/** Reports of machines, not words of people: stacks of errors look like paths and code. */
const machines = new Set(['/api/errors'])
/** Doors for pictures read their own form, once they know who sends it. */
const files = new Set(['/profile/avatar', '/product/:slug/review/picture'])

/** By the door, as formOf names it: the fields that its forms declare. */
export type DeclaredForms = Readonly<Record<string, readonly DeclaredFields[]>>

/**
 * Stands before every action, so that no form can be forgotten: what people send is looked at once per submit, by what the form declares.
 * A search is sent by GET. It informs; the form goes on to its own rules whatever is found.
 */
export const checkTexts =
  (declared: DeclaredForms): MiddlewareFunction<Response> =>
  async ({ request, url, pattern }, next) => {
    const form = formOf(pattern)
    const fieldOf = (name: string) => widest(declared[form] ?? [], name)
    const texts = machines.has(pattern) || files.has(pattern) ? {} : fieldsToCheck(await sent(request, url), fieldOf)
    if (Object.keys(texts).length)
      await checkFields(db, request, form, texts).catch((error) => log.error({ err: error }, 'input check'))
    return next()
  }

/** Several forms of one page may ask for a field of the same name. */
export function widest(forms: readonly DeclaredFields[], name: string): DeclaredField | undefined {
  const names = [name, ...name.split(/[.:-]/)]
  const found = names.flatMap((one) => forms.flatMap((form) => (Object.hasOwn(form, one) ? [form[one]!] : [])))
  return found.toSorted((a, b) => b.max - a.max)[0]
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
