import { versionMarkOf } from './refuse-changed.server.ts'

/** A record as its form shows it. */
export type FieldTexts = Readonly<Record<string, string>>
/** A field that two people changed from the same version; `mark` identifies their text, so that a choice applies to what was shown. */
export type Conflict = { name: string; theirs: string; mine: string; mark: string }
type Merged = { fields: Record<string, string>; base: string; conflicts: Conflict[] }

const fieldMark = (text: string) => versionMarkOf(text.replaceAll('\r\n', '\n').trim()).slice(0, 10)

/** The loaded fields as short hashes, which the form posts back. */
export const mergeBaseOf = (fields: FieldTexts) =>
  written(Object.entries(fields).map(([name, text]) => [name, fieldMark(text)]))

const written = (marks: [string, string][]) =>
  marks.map(([name, mark]) => `${encodeURIComponent(name)}:${mark}`).join(',')
const readBase = (base: string) =>
  new Map(
    base.split(',').flatMap((pair) => {
      const [, name, mark] = /^([\w.%~!*'()-]+):([\w-]{10})$/.exec(pair) ?? []
      return name && mark ? [[decodeURIComponent(name), mark] as const] : []
    }),
  )

/** The names of the fields that the form loaded. */
export const baseFieldNames = (base: string): ReadonlySet<string> => new Set(readBase(base).keys())

type Sides = { base: string; theirs: FieldTexts; mine: FieldTexts; choices: FieldTexts }

/**
 * Three-way merge by field: `base` as loaded, `theirs` as stored, `mine` as posted. Only my changes are written. A field that both changed is a conflict
 * until a choice (`mine:<mark>` or `theirs:<mark>`) names the stored text. A deleted field is left out; a new field is theirs.
 */
export function mergeFields({ base, theirs, mine, choices }: Sides): Merged {
  const was = readBase(base)
  const fields: Record<string, string> = {}
  const conflicts: Conflict[] = []
  const next: [string, string][] = []
  for (const [name, stored] of Object.entries(theirs)) {
    const isNew = !was.has(name) && !(name in mine)
    const typed = isNew ? stored : (mine[name] ?? '')
    const mark = fieldMark(stored)
    const result = mergeField({ was: was.get(name), is: mark, typed: fieldMark(typed), choice: choices[name] })
    fields[name] = result === 'theirs' ? stored : typed
    if (result === 'conflict') conflicts.push({ name, theirs: stored, mine: typed, mark })
    next.push([name, result === 'conflict' ? (was.get(name) ?? fieldMark('')) : mark])
  }
  return { fields, base: written(next), conflicts }
}

type Marks = { was: string | undefined; is: string; typed: string; choice: string | undefined }

function mergeField({ was, is, typed, choice }: Marks) {
  if (typed === is || typed === was) return 'theirs'
  if (was === is || choice === `mine:${is}`) return 'mine'
  return choice === `theirs:${is}` ? 'theirs' : 'conflict'
}
