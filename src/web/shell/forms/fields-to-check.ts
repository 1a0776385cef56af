import type { InputType } from '#kit/check-input.ts'
import { checkOf, type DeclaredField } from '#kit/field.ts'
import type { FieldToCheck } from './check-fields.server.ts'

/** More than any form of ours asks; the rest of a huge body is refused by the form's own rules. */
const mostTexts = 40
const mostLetters = 20_000

/** Nothing of these may be written down (docs/reference/security.md 4), also when a field is named by a stranger: rather one too many. */
const secret = /pass|secret|token|key|again|current|wanted|repeated|confirm|^code$|otp|pin$|^request$|^state$/i
const typeOf = (name: string): InputType => {
  if (secret.test(name)) return 'password'
  if (/e-?mail$/i.test(name)) return 'email'
  if (/phone$/i.test(name)) return 'phone'
  return name === 'q' ? 'search' : 'general'
}

/** Letters, digits and dashes alone: numbers of rows and what was chosen from lists. No attack can be spelled so. */
const isChosen = (text: string) => /^[\p{L}\p{M}\p{N}_-]*$/u.test(text)

/** The declared field of a name, also of one row or one language: `reason:<row>`, `vi.title`, `nameVi-2`. */
export type FieldOf = (name: string) => DeclaredField | undefined

/** What of the named texts a checker should look at, and as what: as the form declares it, else by the name. */
export function fieldsToCheck(named: Iterable<[string, unknown]>, fieldOf?: FieldOf): Record<string, FieldToCheck> {
  const texts: Record<string, FieldToCheck> = {}
  let letters = 0
  for (const [name, value] of named) {
    if (typeof value !== 'string' || isChosen(value) || Object.hasOwn(texts, name)) continue
    const field = name.slice(0, 60)
    const declared = fieldOf?.(name)
    texts[field] = {
      value: value.slice(0, mostLetters - letters),
      ...(declared ? checkOf(declared) : { type: typeOf(name) }),
    }
    letters += value.length
    if (letters >= mostLetters || Object.keys(texts).length >= mostTexts) break
  }
  return texts
}

/** The texts in a body of JSON, each by the way to it: `details.page`. */
export function* leaves(json: unknown, path = '', depth = 4): Generator<[string, string]> {
  if (typeof json === 'string') yield [path, json]
  if (typeof json !== 'object' || json === null || depth === 0) return
  for (const [name, inner] of Object.entries(json).slice(0, mostTexts))
    yield* leaves(inner, path ? `${path}.${name}` : name, depth - 1)
}
