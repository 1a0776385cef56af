import { tabStorage } from '#kit/browser-storage.ts'

/** Storage key for typed input across a reload: the page's address, and each field by name and position among fields of that name. */
export const typedMark = 'luot_typed'
export type TypedField = { name: string; nth: number; value: string; isChecked?: boolean }

/** Secrets and invisible fields are not stored. */
const isSecretOrUnseen = /^(hidden|password|file|submit|button|image|reset)$/
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)[name]:not([autocomplete^="cc-"])'),
]

/** The fields of the page that a person fills in, each with its place among those of its name. */
export function typedFields() {
  const countByName = new Map<string, number>()
  return fields().flatMap((field) => {
    const nth = countByName.get(field.name) ?? 0
    countByName.set(field.name, nth + 1)
    return isSecretOrUnseen.test(field.type) ? [] : [{ field, name: field.name, nth }]
  })
}

export const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Reloads the page and keeps what was typed (restore-typed.ts puts it back). */
export function reloadKeepingTyped() {
  const typed = typedFields().map(({ field, name, nth }): TypedField => ({
    name,
    nth,
    value: field.value,
    ...(isTicked(field) && { isChecked: field.checked }),
  }))
  tabStorage.setItem(typedMark, JSON.stringify({ at: location.pathname + location.search, typed }))
  location.reload()
}
