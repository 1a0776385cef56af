import { tabStorage } from '#kit/browser-storage.ts'

/** Storage key for what was typed when the page loads anew: each field by name and place among fields of that name; a tick by its value too, since lists of ticks are sorted by their words. */
export const typedMark = 'luot_typed'
export type TypedField = { name: string; nth: number; value: string; isChecked?: boolean }
/** Without `at` it is for whatever page loads next. */
export type TypedPage = { at?: string; typed: TypedField[] }

type Field = Pick<HTMLInputElement, 'type' | 'autocomplete' | 'dataset'>

/** Secrets and invisible fields are not stored. A password that its owner has made readable is a field of text. */
const isSecretOrUnseen = ({ type, autocomplete, dataset }: Field) =>
  /^(hidden|password|file|submit|button|image|reset)$/.test(type) ||
  /^cc-|password|one-time/.test(autocomplete) ||
  'secret' in dataset

const fields = () => [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)[name]')]

/** The fields of the page that a person fills in, each with its place among those of its name. */
export function typedFields() {
  const counts = new Map<string, number>()
  return fields().flatMap((field) => {
    const key = isTicked(field) ? `${field.name}=${field.value}` : field.name
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return isSecretOrUnseen(field) ? [] : [{ field, name: field.name, nth }]
  })
}

export const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** What the fields of the page hold now. */
export const readTyped = () =>
  typedFields().map(({ field, name, nth }): TypedField => ({
    name,
    nth,
    value: field.value,
    ...(isTicked(field) && { isChecked: field.checked }),
  }))

/** Keeps what was typed for the page that loads next in this tab (restore-typed.ts puts it back). */
export const keepTyped = (at?: string) =>
  tabStorage.setItem(typedMark, JSON.stringify({ at, typed: readTyped() } satisfies TypedPage))

/** Reloads the page and keeps what was typed. */
export function reloadKeepingTyped() {
  keepTyped(location.pathname + location.search)
  location.reload()
}
