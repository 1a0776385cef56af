import { vi } from 'vitest'

type Facts = Partial<Pick<FormField, 'type' | 'autocomplete' | 'disabled' | 'checked' | 'options'>> & {
  value?: string
  secret?: true
}

/** A field of a form, as much of it as the browser's own: a list takes only a value that it offers. */
export class FormField extends EventTarget {
  name: string
  type = 'text'
  autocomplete = ''
  disabled = false
  checked = false
  dataset: { secret?: '' } = {}
  #value: string
  declare options?: { value: string }[]

  constructor(name: string, { value = '', secret, ...facts }: Facts = {}) {
    super()
    this.name = name
    this.#value = value
    Object.assign(this, facts)
    if (secret) this.dataset = { secret: '' }
  }

  get value() {
    return this.#value
  }
  set value(text: string) {
    this.#value = !this.options || this.options.some(({ value }) => value === text) ? text : ''
  }

  click() {
    this.checked = !this.checked
  }
}

/** A new tab of a new browser: what a page stores, the next one finds. Answers what the tab holds. */
export function openTab() {
  const [tab, browser] = [new Map<string, string>(), new Map<string, string>()]
  vi.stubGlobal('sessionStorage', storageOf(tab))
  vi.stubGlobal('localStorage', storageOf(browser))
  return tab
}

const storageOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
})

type Listener = (event: { isTrusted: boolean; target: EventTarget }) => void

/** The page of the tab from now on. `matching`: selectors that find something on it. Answers what the page's scripts navigate with. */
export function openPage(
  path: string,
  fields: FormField[] = [],
  { cookie = '', matching = [] }: { cookie?: string; matching?: string[] } = {},
) {
  const [pathname, search] = path.split(/(?=\?)/)
  const assign = vi.fn<(path: string) => void>()
  const reload = vi.fn<() => void>()
  const listeners: [string, Listener][] = []
  vi.stubGlobal('location', { pathname, search: search ?? '', assign, reload })
  vi.stubGlobal('document', {
    cookie,
    querySelectorAll: () => fields,
    addEventListener: (name: string, listener: Listener) => void listeners.push([name, listener]),
    removeEventListener: () => {},
    querySelector: (selector: string) => (matching.includes(selector) ? {} : null),
  })
  /** What a person does to a field, which scripts cannot pretend. */
  const types = (field: FormField, value = field.value) => {
    field.value = value
    const target = Object.assign(field, { closest: () => field })
    for (const [name, hear] of listeners) if (name === 'input') hear({ isTrusted: true, target })
  }
  return { assign, reload, types }
}

export const valuesOf = (fields: FormField[]) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
