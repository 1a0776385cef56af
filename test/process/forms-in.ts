export type Attributes = Record<string, string>
export type Button = { words: string; attributes: Attributes }
export type Field = { name: string; value: string; isSent: boolean; isRadio?: boolean }
export type Form = { attributes: Attributes; fields: Field[]; buttons: Button[] }

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const plain = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (number) return String.fromCodePoint(Number(number))
    return signs[name!] ?? whole
  })

/** The visible text of this HTML in one line, including what is shown without scripts. */
export const textOf = (html: string) =>
  plain(html.replace(/<(style|script|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/[ \t\n]+/g, ' ')
    .trim()

export const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!.toLowerCase(), plain(value ?? '')]),
  )

/** The forms of a page, with the data that each would send; fields and buttons with a `form` attribute belong to that form, wherever they are. */
export function formsIn(html: string): Form[] {
  const forms: Form[] = []
  const strays: [owner: string, add: (form: Form) => void][] = []
  let open: Form | undefined
  const parts = /<(\/?)form\b([^>]*)>|<input\b([^>]*)>|<(button|textarea|select)\b([^>]*)>([\s\S]*?)<\/\4>/g
  for (const [, end, form, input, kind, tag, inner] of html.matchAll(parts)) {
    if (form !== undefined) {
      open = end ? undefined : { attributes: attributesOf(form), fields: [], buttons: [] }
      if (open) forms.push(open)
      continue
    }
    const attributes = attributesOf(input ?? tag!)
    const add = (to: Form) => addPart(to, kind ?? 'input', attributes, inner ?? '')
    if (attributes.form) strays.push([attributes.form, add])
    else if (open) add(open)
  }
  for (const [owner, add] of strays) forms.filter(({ attributes }) => attributes.id === owner).forEach(add)
  return forms
}

function addPart({ fields, buttons }: Form, kind: string, attributes: Attributes, inner: string) {
  const { name, type = 'text', value } = attributes
  if (kind === 'button') buttons.push({ words: textOf(inner), attributes })
  else if (!name || type === 'submit' || type === 'file') return
  else if (kind === 'textarea') fields.push({ name, value: plain(inner.replace(/^\n/, '')), isSent: true })
  else if (kind === 'select') fields.push({ name, value: chosenIn(inner), isSent: !('disabled' in attributes) })
  else {
    const isTicked = type === 'checkbox' || type === 'radio'
    fields.push({
      name,
      value: value ?? (type === 'checkbox' ? 'on' : ''),
      isSent: !('disabled' in attributes) && (!isTicked || 'checked' in attributes),
      isRadio: type === 'radio',
    })
  }
}

function chosenIn(options: string) {
  const all = [...options.matchAll(/<option\b([^>]*)>([^<]*)/g)].map(([, tag, text]) => ({
    attributes: attributesOf(tag!),
    text: plain(text!),
  }))
  const chosen = all.find(({ attributes }) => 'selected' in attributes) ?? all[0]
  return chosen ? (chosen.attributes.value ?? chosen.text) : ''
}
