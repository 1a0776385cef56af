import { tabStorage } from '#kit/browser-storage.ts'
import { isTicked, typedFields, typedMark, type TypedField } from './typed-fields.ts'

/** Restores what was typed before the page was reloaded, once, with the events of typing, so that forms notice. */
export function restoreTyped() {
  const stored = readTyped()
  tabStorage.removeItem(typedMark)
  if (stored?.at !== location.pathname + location.search) return
  for (const { field, name, nth } of typedFields()) {
    const was = stored.typed.find((one) => one.name === name && one.nth === nth)
    if (!was) continue
    if (isTicked(field)) {
      if (field.checked !== was.isChecked && was.isChecked !== undefined) field.click()
    } else if (field.value !== was.value) type(field, was.value)
  }
}

function readTyped() {
  try {
    return JSON.parse(tabStorage.getItem(typedMark) ?? 'null') as { at: string; typed: TypedField[] } | null
  } catch {
    return null
  }
}

/** React notices a value only when it is set by the setter of the field's prototype. */
function type(field: HTMLInputElement, value: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')
  own?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
