import { m } from '#words/messages.js'

/** The fields that a form would send; the order of values with one name counts. */
export type Snapshot = ReadonlyMap<string, string>

export const snapshotOf = (form: HTMLFormElement): Snapshot =>
  toSnapshot(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : describeFile(value)]),
  )

/** The fields as the server sent them, whatever was typed before hydration. */
export const servedSnapshot = (form: HTMLFormElement): Snapshot =>
  toSnapshot(
    [...form.elements].flatMap((field) => servedBy(field).map((value) => [(field as Field).name, value] as const)),
  )

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const describeFile = ({ name, size }: { name: string; size: number }) => `${name}:${size}`
const buttons = ['submit', 'button', 'reset', 'image']

function toSnapshot(entries: (readonly [string, string])[]): Snapshot {
  const values = new Map<string, string>()
  for (const [name, value] of entries) {
    const text = value.replaceAll('\r\n', '\n')
    values.set(name, values.has(name) ? `${values.get(name)}\n${text}` : text)
  }
  return values
}

function servedBy(field: Element): string[] {
  if (!('name' in field) || !field.name || field.matches(':disabled')) return []
  if (field instanceof HTMLTextAreaElement) return [field.defaultValue]
  if (field instanceof HTMLSelectElement) return servedChoices(field)
  if (!(field instanceof HTMLInputElement) || buttons.includes(field.type)) return []
  if (field.type === 'file') return [describeFile({ name: '', size: 0 })]
  if (field.type === 'checkbox' || field.type === 'radio') return field.defaultChecked ? [field.value] : []
  return [field.defaultValue]
}

/** A select that was rendered without a selected option starts at its first one. */
function servedChoices(list: HTMLSelectElement) {
  const open = [...list.options].filter(({ disabled }) => !disabled)
  const chosen = open.filter(({ defaultSelected }) => defaultSelected)
  return (chosen.length || list.multiple ? chosen : open.slice(0, 1)).map(({ value }) => value)
}

/** Names of the fields that differ. */
export const changedFields = (before: Snapshot, now: Snapshot): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => (before.get(name) ?? '') !== (now.get(name) ?? ''))

/** Labels of the changed fields. A field without its own label uses the label of its longest prefix (`vi.title` uses `vi`). */
export function labelsOf(names: string[], labels: Readonly<Record<string, string>>): string[] {
  const known = Object.keys(labels).toSorted((a, b) => b.length - a.length)
  const found = names.map((name) => labels[known.find((one) => name === one || name.startsWith(`${one}.`)) ?? ''])
  return [...new Set(found.filter((label) => label !== undefined))]
}

const mostLabels = 3

/** What the save bar says of unsaved fields. With all their labels the bar would cover half of a small window. */
export function unsavedWords(labels: readonly string[]) {
  const fields = labels.slice(0, mostLabels).join(', ')
  const count = labels.length - mostLabels
  return count > 0 ? m.admin_editor_changes_more({ fields, count }) : m.admin_editor_changes({ fields })
}
