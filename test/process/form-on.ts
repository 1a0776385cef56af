const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag)
  return found && (found[1] ?? '')
}
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name]!)

/** The data that a browser without scripts would send if this button were pressed. */
export function formOn(page: string, intent: string): URLSearchParams {
  const html = page.replace(/<script[\s\S]*?<\/script>/g, '')
  const found = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].find(
    ([form]) => form.includes(`value="${intent}"`) && /type="submit"/.test(form),
  )
  if (!found) throw new Error(`no form on the page is sent by ${intent}`)
  const fields = new URLSearchParams()
  for (const [tag] of found[0].matchAll(/<input\b[^>]*>/g)) {
    const [name, type = 'text'] = [attribute(tag, 'name'), attribute(tag, 'type') ?? undefined]
    if (!name || type === 'submit' || type === 'file') continue
    const isOff = (type === 'checkbox' || type === 'radio') && attribute(tag, 'checked') === null
    if (!isOff) fields.append(name, plain(attribute(tag, 'value') ?? (type === 'checkbox' ? 'on' : '')))
  }
  for (const [, tag, text] of found[0].matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g))
    fields.append(attribute(tag!, 'name') ?? '', plain(text!.replace(/^\n/, '')))
  for (const [, tag, options] of found[0].matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g)) {
    const all = [...options!.matchAll(/<option\b[^>]*>/g)].map(([option]) => option)
    const chosen = all.find((option) => attribute(option, 'selected') !== null) ?? all[0]
    fields.append(attribute(tag!, 'name') ?? '', plain((chosen && attribute(chosen, 'value')) ?? ''))
  }
  fields.append('intent', intent)
  return fields
}

/** The form with other values. */
export function changed(form: URLSearchParams, words: Record<string, string>) {
  const other = new URLSearchParams(form)
  for (const [name, value] of Object.entries(words)) other.set(name, value)
  return other
}

/** For a field that two people changed: the button that chooses one side, as its name and value. */
export function sideOn(page: string, side: 'theirs' | 'mine'): [name: string, value: string] {
  const [tag] = new RegExp(`<input\\b[^>]*value="${side}:[^>]*>`).exec(page) ?? []
  if (!tag) throw new Error(`nobody is asked which side holds: ${side}`)
  return [plain(attribute(tag, 'name') ?? ''), plain(attribute(tag, 'value') ?? '')]
}
