import type { MiddlewareFunction } from 'react-router'
import type { InputType } from '#kit/check-input.ts'
import { checkOf, type DeclaredField, type DeclaredFields } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { checkFields, type FieldToCheck } from './check-fields.server.ts'

/** Error reports come from machines, and their stacks look like attacks, so they are not checked. */
const machines = new Set(['/api/errors'])
/** Routes for pictures read their form themselves, after they know who sends it. */
const files = new Set(['/profile/avatar', '/product/:slug/review/picture'])

/** By route, as formOf names it: the fields that its forms declare. */
export type DeclaredForms = Readonly<Record<string, readonly DeclaredFields[]>>

/**
 * Stands before every action, so that no form can be forgotten: what people send is looked at once per submit, by what the form declares.
 * A search is sent by GET. It only informs: the form goes on to its own rules in any case.
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
  const declared = names.flatMap((one) => forms.flatMap((form) => (Object.hasOwn(form, one) ? [form[one]!] : [])))
  return declared.toSorted((a, b) => b.max - a.max)[0]
}

/** Uses the route pattern, not the address: an id in the address would make a new form each time. */
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

/** More fields than any of our forms has; the form's own rules refuse the rest of a huge body. */
const maxTexts = 40
const maxCharacters = 20_000

/** Values of these fields must not be logged (docs/reference/security.md 4). Strangers can name fields, so the pattern is wide. */
const secret = /pass|secret|token|key|again|current|wanted|repeated|confirm|^code$|otp|pin$|^request$|^state$/i
const typeOf = (name: string): InputType => {
  if (secret.test(name)) return 'password'
  if (/e-?mail$/i.test(name)) return 'email'
  if (/phone$/i.test(name)) return 'phone'
  return name === 'q' ? 'search' : 'general'
}

/** Only letters, digits, dashes and underscores: ids and values of select fields. No attack can be spelled so. */
const isChosen = (text: string) => /^[\p{L}\p{M}\p{N}_-]*$/u.test(text)

/** The declared field of a name, also of one row or one language: `reason:<row>`, `vi.title`, `nameVi-2`. */
type FieldOf = (name: string) => DeclaredField | undefined

/** Picks the texts to check and the kind of each: as the form declares it, else by its name. */
function fieldsToCheck(named: Iterable<[string, unknown]>, fieldOf?: FieldOf): Record<string, FieldToCheck> {
  const texts: Record<string, FieldToCheck> = {}
  let characters = 0
  for (const [name, value] of named) {
    if (typeof value !== 'string' || isChosen(value) || Object.hasOwn(texts, name)) continue
    const field = name.slice(0, 60)
    const declared = fieldOf?.(name)
    texts[field] = {
      value: value.slice(0, maxCharacters - characters),
      ...(declared ? checkOf(declared) : { type: typeOf(name) }),
    }
    characters += value.length
    if (characters >= maxCharacters || Object.keys(texts).length >= maxTexts) break
  }
  return texts
}

/** The texts in a JSON body, each with its path: `details.page`. */
function* leaves(json: unknown, path = '', depth = 4): Generator<[string, string]> {
  if (typeof json === 'string') yield [path, json]
  if (typeof json !== 'object' || json === null || depth === 0) return
  for (const [name, inner] of Object.entries(json).slice(0, maxTexts))
    yield* leaves(inner, path ? `${path}.${name}` : name, depth - 1)
}
