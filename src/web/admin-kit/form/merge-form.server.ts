import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { mergeBaseOf, mergeFields, type Conflict, type FieldTexts } from '#platform/forms/merge-fields.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Answer } from './answer.ts'
import { toFieldTexts, isAmong, listOf, type FormShape } from './form-shape.ts'
import type { Rejected } from './read-form.ts'

/** The value of the hidden field `version`: the record as it was when the page was loaded. */
export const versionOf = (saved: FieldTexts, shape: FormShape = {}) => mergeBaseOf(toFieldTexts(saved, shape))

/** What the loader of an editor returns. */
export const editingOf = (saved: FieldTexts, shape: FormShape = {}) => ({ saved, version: versionOf(saved, shape) })

/** Merges the submitted fields into the saved ones. The merged form carries the version for the next comparison. */
export function mergeForm(
  form: FormData,
  saved: FieldTexts,
  shape: FormShape = {},
): { form: FormData; conflicts: Conflict[] } {
  const sent = formTexts(form)
  const theirs = toFieldTexts(saved, shape)
  const choices = Object.fromEntries(
    Object.entries(sent).flatMap(([name, text]) => (name.startsWith('merge.') ? [[name.slice(6), text]] : [])),
  )
  const mine = toFieldTexts(sent, shape)
  const merged = mergeFields({ base: sent.version ?? '', theirs, mine, choices })
  const out = new FormData()
  for (const [name, value] of form) if (!name.startsWith('merge.')) out.append(name, value)
  out.set('version', merged.base)
  for (const [name, text] of Object.entries(merged.fields)) {
    if (text !== (mine[name] ?? '')) put(out, [name, text], saved, shape)
  }
  return { form: out, conflicts: merged.conflicts }
}

function put(out: FormData, [name, text]: [string, string], saved: FieldTexts, shape: FormShape) {
  const rows = [...new Set([...out.keys(), ...Object.keys(saved)])].filter((field) => listOf(shape, field) === name)
  for (const field of rows) {
    out.delete(field)
    if (field in saved) out.set(field, saved[field]!)
  }
  if (rows.length) return
  const wasTicked = out.get(name) === 'on'
  out.delete(name)
  if (isAmong(shape.many, name) || isAmong(shape.ordered, name))
    for (const one of text.split(',').filter(Boolean)) out.append(name, one)
  // Browsers do not send an unticked checkbox, so leaving the field out means unticked.
  else if (text || !wasTicked) out.set(name, text)
}

/** All fields of a form as one text each; several values of one name are joined with commas. */
export const formTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .filter((one) => typeof one === 'string')
        .join(','),
    ]),
  )

type Saving<Held, Done> = {
  form: FormData
  read: () => Promise<Held>
  fields: (saved: Held) => FieldTexts
  shape?: FormShape
  /** Saves the merged form or returns what was rejected. Throws the Refusal `changed-meanwhile` if somebody else saved in between. */
  save: (form: FormData, saved: Held) => Promise<{ rejected: Rejected } | { rejected?: undefined; done: Done }>
}
type Failure = Omit<Answer, 'intent'>
type Outcome<Done> =
  | { done: Done; failure?: undefined; refusal?: undefined }
  | { done?: undefined; failure: Failure; refusal?: Refusal }

const mostTries = 4

/** Saves as all editors of /admin do: changes are merged with what others saved meanwhile; a field that both changed is a conflict. */
export async function saveMerged<Held, Done>(saving: Saving<Held, Done>): Promise<Outcome<Done>> {
  const { read, fields, shape, save } = saving
  for (let tries = 1; ; tries += 1) {
    const saved = await read()
    const { form, conflicts } = mergeForm(saving.form, fields(saved), shape)
    const values = formTexts(form)
    if (conflicts.length) return { failure: { conflicts, values } }
    const { done, refusal } = await orRefusal(save(form, saved))
    if (refusal?.code === 'changed-meanwhile' && tries < mostTries) continue
    if (refusal) return { refusal, failure: { refusal: refusal.say(requestLocale()), values } }
    if (done!.rejected) return { failure: { ...done!.rejected, values } }
    return { done: (done as { done: Done }).done }
  }
}
