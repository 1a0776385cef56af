/** What a form would send, field by field; the order of fields of one name counts. */
export type Snapshot = ReadonlyMap<string, string>

export const snapshotOf = (form: HTMLFormElement): Snapshot =>
  gathered([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : sayFile(value)]))

/** What the same form would have sent as it was served, whatever was typed before the page woke. */
export const servedSnapshot = (form: HTMLFormElement): Snapshot =>
  gathered(
    [...form.elements].flatMap((field) => servedBy(field).map((value) => [(field as Field).name, value] as const)),
  )

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const sayFile = ({ name, size }: { name: string; size: number }) => `${name}:${size}`
const buttons = ['submit', 'button', 'reset', 'image']

function gathered(said: (readonly [string, string])[]): Snapshot {
  const held = new Map<string, string>()
  for (const [name, value] of said) {
    const text = value.replaceAll('\r\n', '\n')
    held.set(name, held.has(name) ? `${held.get(name)}\n${text}` : text)
  }
  return held
}

function servedBy(field: Element): string[] {
  if (!('name' in field) || !field.name || field.matches(':disabled')) return []
  if (field instanceof HTMLTextAreaElement) return [field.defaultValue]
  if (field instanceof HTMLSelectElement) return servedChoices(field)
  if (!(field instanceof HTMLInputElement) || buttons.includes(field.type)) return []
  if (field.type === 'file') return [sayFile({ name: '', size: 0 })]
  if (field.type === 'checkbox' || field.type === 'radio') return field.defaultChecked ? [field.value] : []
  return [field.defaultValue]
}

/** A list to choose one from that was served without a choice stands at its first. */
function servedChoices(list: HTMLSelectElement) {
  const open = [...list.options].filter(({ disabled }) => !disabled)
  const chosen = open.filter(({ defaultSelected }) => defaultSelected)
  return (chosen.length || list.multiple ? chosen : open.slice(0, 1)).map(({ value }) => value)
}

/** The names of fields that differ, each once. */
export const changedFields = (before: Snapshot, now: Snapshot): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => (before.get(name) ?? '') !== (now.get(name) ?? ''))

/** The labels of changed fields; a field without a label of its own goes by the longest beginning of its name that has one (`vi.title` by `vi`). */
export function labelsOf(names: string[], labels: Readonly<Record<string, string>>): string[] {
  const known = Object.keys(labels).toSorted((a, b) => b.length - a.length)
  const found = names.map((name) => labels[known.find((one) => name === one || name.startsWith(`${one}.`)) ?? ''])
  return [...new Set(found.filter((label) => label !== undefined))]
}
