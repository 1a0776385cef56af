import { tabStorage } from '#kit/browser-storage.ts'
import { isTicked, typedFields, typedMark, type TypedField, type TypedPage } from './typed-fields.ts'

/** How long a choice may take to have its options, such as the wards of a province. */
const patienceMs = 5_000

/** Restores what was typed before the page loaded anew, once. */
export async function restoreTyped() {
  const stored = readStored<TypedPage>(typedMark)
  // Nothing is put back twice.
  tabStorage.removeItem(typedMark)
  if (stored && (stored.at ?? thisPage()) === thisPage()) await putBack(stored.typed)
}

const thisPage = () => location.pathname + location.search

export function readStored<Stored>(key: string) {
  try {
    return (JSON.parse(tabStorage.getItem(key) ?? 'null') as Stored | null) ?? undefined
  } catch {
    return
  }
}

/**
 * Puts values back one after the other, with the events of typing, so that forms notice: what one field holds may decide what the next one offers. What
 * the person types meanwhile stays, and nothing is typed into a page that they have gone on to.
 */
export async function putBack(typed: TypedField[]) {
  const theirs = new Set<EventTarget | null>()
  const note = ({ isTrusted, target }: Event) => isTrusted && theirs.add(target)
  document.addEventListener('input', note)
  await putAllBack(typed, theirs)
  document.removeEventListener('input', note)
}

async function putAllBack(typed: TypedField[], theirs: Set<EventTarget | null>) {
  const { pathname } = location
  const until = Date.now() + patienceMs
  let fields = typedFields()
  const isThat = ({ name, nth, value }: TypedField, one: (typeof fields)[number]) =>
    one.name === name && one.nth === nth && (!isTicked(one.field) || one.field.value === value)
  const fieldOf = (wanted: TypedField) => fields.find((one) => isThat(wanted, one))?.field
  const wait = async (ms?: number) => {
    await new Promise((done) => setTimeout(done, ms))
    fields = typedFields()
  }
  for (const one of typed) {
    let field = fieldOf(one)
    while (field && !holds(field, one) && !mayTake(field, one) && Date.now() < until) {
      await wait(100)
      field = fieldOf(one)
    }
    if (location.pathname !== pathname) return
    if (!field || theirs.has(field) || holds(field, one) || !mayTake(field, one)) continue
    if (isTicked(field)) field.click()
    else type(field, one.value)
    // React renders what the event changed.
    await wait()
  }
}

const holds = (field: HTMLInputElement, { value, isChecked = field.checked }: TypedField) =>
  isTicked(field) ? field.checked === isChecked : field.value === value

/** A list that depends on another field is disabled or lacks the option until it has loaded. */
function mayTake(field: HTMLInputElement | HTMLSelectElement, { value }: TypedField) {
  const options = 'options' in field ? [...field.options] : undefined
  return !field.disabled && (options?.some((option) => option.value === value) ?? true)
}

/** React notices a value only when it is set by the setter of the field's prototype. */
function type(field: HTMLInputElement, value: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')
  own?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
