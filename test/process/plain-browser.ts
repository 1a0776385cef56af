import { say, type Facts } from '../say.ts'
import { attributesOf, formsIn, textOf, type Button, type Form } from './forms-in.ts'
import { visitor } from './visitor.ts'

type Locale = 'vi' | 'en'

/** A browser without scripts, as the server sees it: it opens pages, fills in forms, presses buttons and follows redirects. */
export function plainBrowser(url: string, locale: Locale = 'vi') {
  const who = visitor(url)
  let [at, status, html] = ['', 0, '']

  async function arrive(path: string, answer: Awaited<ReturnType<typeof who.get>>): Promise<number> {
    if (answer.status >= 300 && answer.status < 400) {
      const { pathname, search } = new URL(answer.headers.location!, url + path)
      return arrive(pathname + search, await who.get(pathname + search))
    }
    ;[at, status, html] = [path, answer.status, answer.text.replace(/<script\b[\s\S]*?<\/script>/g, '')]
    return status
  }

  const open = async (path: string) => arrive(path, await who.get(path))
  const main = () => html.slice(html.indexOf('<main'))

  /** Fills in the form that has this button, found by text or value, and presses it; null clears a checkbox. */
  async function press(button: string | RegExp, filled: Record<string, string | null> = {}) {
    const isMeant = ({ words, attributes }: Button) =>
      [words, attributes.value, attributes['aria-label']].some((name = '') =>
        typeof button === 'string' ? name === button : button.test(name),
      )
    const forms = formsIn(html)
    const form = forms.find(
      ({ buttons, fields }) =>
        buttons.some(isMeant) && Object.entries(filled).every(([name, value]) => isOffered(fields, name, value)),
    )
    if (!form) {
      const there = forms.map(({ buttons }) =>
        buttons.map(({ words, attributes }) => words || attributes.value).join(', '),
      )
      throw new Error(`no form at ${at} has ${button} and ${Object.keys(filled).join()}, but ${there.join(' | ')}`)
    }
    const sent = new URLSearchParams()
    for (const { name, value, isSent } of form.fields) if (isSent && !(name in filled)) sent.append(name, value)
    for (const [name, value] of Object.entries(filled)) if (value !== null) sent.append(name, value)
    const { attributes } = form.buttons.find(isMeant)!
    if (attributes.name) sent.append(attributes.name, attributes.value ?? '')
    const { pathname, search } = new URL(attributes.formaction ?? form.attributes.action ?? at, url + at)
    const method = attributes.formmethod ?? form.attributes.method ?? 'get'
    return method.toLowerCase() === 'post'
      ? arrive(pathname + search, await who.postForm(pathname + search, sent))
      : open(`${pathname}?${sent}`)
  }

  return {
    open,
    press,
    cookies: who.cookies,
    t: (key: string, facts: Facts = {}) => say(locale, key, facts),
    /** The address without the language. */
    at: () => at.replace(/^\/en(?=[/?]|$)/, '') || '/',
    status: () => status,
    html: () => html,
    /** The text of the main part in one line. */
    reads: () => textOf(main()),
    /** The value of a field. */
    holds: (wanted: string) =>
      formsIn(html)
        .flatMap(({ fields }) => fields)
        .find(({ name, isSent }) => name === wanted && isSent)?.value,
    /** The targets of matching links in the main part. */
    links: (wanted: RegExp) =>
      [...main().matchAll(/<a\b([^>]*)>/g)]
        .map(([, tag]) => attributesOf(tag!).href ?? '')
        .filter((href) => wanted.test(href)),
  }
}

/** Whether the form has this field; for radio buttons, one with this value. */
const isOffered = (fields: Form['fields'], wanted: string, value: string | null) =>
  fields.some((field) => field.name === wanted && (!field.isRadio || field.value === value))

export type PlainBrowser = ReturnType<typeof plainBrowser>
