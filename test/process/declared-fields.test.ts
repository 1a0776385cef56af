// @module-tag turn-3
import { UNSAFE_decodeViaTurboStream as decodeTurboStream } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaredField } from '#kit/declare-fields.ts'
import type { Locale } from '#kit/localized.ts'
import { access } from '#web/server/policy/access.ts'
import { widest } from '#web/shell/forms/check-texts.server.ts'
import { firstSentence } from '#web/shell/page/first-sentence.ts'
import { declaredForms } from '#web/server/policy/declared-forms.server.ts'
import { m } from '#words/messages.js'
import { samplesOf } from './access-samples.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { fieldsNotShown } from './fields-not-shown.ts'
import { formsIn, textOf, type Button, type Form } from './forms-in.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let samples: Record<string, string>
let browsers: Record<'visitor' | 'customer' | 'admin', Visitor>
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  const ids = await closed.look(addTestUsers)
  shop = await closed.start({ LOG_LEVEL: 'error' })
  samples = await samplesOf(closed, shop.url, ids.customer!)
  browsers = {
    visitor: visitor(shop.url),
    customer: await signedIn(shop.url, { email: emailOf('customer'), password }),
    admin: await signedIn(shop.url, { email: emailOf('admin'), password }),
  }
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => samples[name]!)

/** The row of the declared forms that checks a form sent to this address. */
const routes = Object.keys(declaredForms)
  .toSorted((a, b) => a.split(':').length - b.split(':').length)
  .map((route) => ({ route, at: new RegExp(`^(?:/en)?/${route.replace(/:\w+/g, '[^/]+')}$`) }))
const routeTo = (path: string) => routes.find(({ at }) => at.test(path))?.route

const pages = Object.entries(access)
  .filter(([id, [, look]]) => look !== '-' && !/-(?:route|sandbox-page)$|^hooks\//.test(id))
  .map(
    ([, [at, look]]) =>
      ({
        at,
        as: look === 'admin' || look === 'moderator' ? 'admin' : look === 'everyone' ? 'visitor' : 'customer',
      }) as const,
  )

/** `npm test` opens each page in one of the two languages, by turns; `npm run test:all` in both. */
const isEveryWay = process.env.ENGINES === 'every'
const pagesIn = (locale: Locale) => (isEveryWay ? pages : pages.filter((_, at) => at % 2 === (locale === 'vi' ? 0 : 1)))

/** A value one letter too long, of a kind that the field accepts. */
function tooLong({ kind, max }: DeclaredField) {
  if (kind === 'email') return `${'a'.repeat(max)}@example.com`
  if (kind === 'link') return `https://example.com/${'a'.repeat(max)}`
  return (kind === 'number' || kind === 'decimal' || kind === 'phone' ? '7' : max > 9000 ? 'a' : 'ă').repeat(max + 1)
}
const isKept = ({ kind }: DeclaredField) => kind !== 'password' && kind !== 'secret' && kind !== 'search'

/** The form as shown, with one field changed, sent by one of its buttons. */
function sent(form: Form, { name, typed, button }: { name: string; typed: string; button?: Button }) {
  const body = new URLSearchParams()
  for (const field of form.fields) if (field.isSent) body.append(field.name, field.value)
  if (button) body.append(button.attributes.name!, button.attributes.value ?? '')
  body.set(name, typed)
  return body
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Buttons that move a row, look something up or remove something do not save the form. */
const besides = /^(?:up|down|look|preview|remove|drop|take|move|back|seek|add|part|join|less|more)\b/
const waysToSend = ({ buttons }: Form): (Button | undefined)[] => {
  const named = buttons.filter(({ attributes: { name, value = '' } }) => name && !besides.test(value))
  if (named.length) return named
  const previews = buttons.filter(({ attributes: { value } }) => value === 'preview')
  return previews.length ? previews : [undefined]
}
/** Rows that count only once their day, address or price is given; a former address is looked up by a button of its own and never stored. */
const isEmptyRow = (name: string) => /^(?:notice\w\w|extraDays)-0$|\.new\.|^oldAddress$/.test(name)

type Walk = { who: Visitor; path: string; locale: Locale; seen: Set<string> }
async function wrongOn({ who, path, locale, seen }: Walk) {
  const page = (await who.get(path)).text.replace(/<script[\s\S]*?<\/script>/g, '')
  const typedInto = new Set(
    [...page.matchAll(/<(?:input|textarea)\b[^>]*>/g)].flatMap(
      ([tag]) => (/maxlength=/i.test(tag) ? /\sname="([^"]+)"/.exec(tag)?.[1] : undefined) ?? [],
    ),
  )
  const wrong: string[] = []
  for (const form of formsIn(page).filter(({ attributes }) => attributes.method?.toLowerCase() === 'post')) {
    const to = new URL(form.attributes.action || path, shop.url)
    const route = routeTo(to.pathname)
    for (const { name } of route === undefined ? [] : form.fields) {
      const field = widest(declaredForms[route!]!, name)
      // Rows of one kind are read by one rule.
      const key = `${route} ${name.replace(/[\da-f-]{36}|\d+/g, '*')}`
      if (!field || !isKept(field) || !typedInto.has(name) || isEmptyRow(name) || seen.has(key)) continue
      seen.add(key)
      for (const typed of [tooLong(field), ...(field.pattern ? ['¿?'] : [])]) {
        const tries: string[] = []
        for (const button of waysToSend(form)) {
          const fault = await faultOf(who, form, { to: to.pathname + to.search, locale, field, name, typed, button })
          if (!fault) tries.length = 0
          if (!fault) break
          tries.push(fault)
        }
        if (tries.length) wrong.push(`${key} “${typed.slice(0, 9)}”: ${tries.join(', ')}`)
      }
    }
  }
  return wrong
}

type Try = { to: string; locale: Locale; field: DeclaredField; name: string; typed: string; button?: Button }
async function faultOf(who: Visitor, form: Form, { to, locale, field, name, typed, button }: Try) {
  const path = button?.attributes.formaction || to
  const body = sent(form, { name, typed, button })
  const { status, text } = await who.postForm(path, body)
  const sentences = [
    m.error_field_too_long({ max: field.max }, { locale }),
    m.question_answer_text_long({}, { locale }),
  ]
  const isTold = /aria-invalid="true"/.test(text) || sentences.some((one) => textOf(text).includes(one))
  // A route without a page answers with the sentence alone.
  const isKeptSo = text.startsWith('{') || text.toLowerCase().includes(escaped(typed).toLowerCase())
  const isToasted = status !== 422 || (await toastOf(who, path, body)) !== undefined
  if (status === 422 && isTold && isKeptSo && isToasted) return
  return [
    button?.attributes.value ?? '',
    status,
    !isTold && 'not told',
    !isKeptSo && 'not kept',
    !isToasted && 'no toast',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The text of the toast when a script sends the form: `stayOnForm` shows the first sentence of each refusal. */
async function toastOf(who: Visitor, path: string, body: URLSearchParams) {
  const { pathname, search } = new URL(path, shop.url)
  const answer = await who.postForm(`${pathname === '/' ? '/_root' : pathname}.data${search}`, body)
  if (answer.status !== 422) return undefined
  const { value } = await decodeTurboStream(new Response(answer.body as BodyInit).body!, globalThis)
  return firstSentence((value as { data?: unknown }).data)
}

const seenIn = { vi: new Set<string>(), en: new Set<string>() }
describe.for(['vi', 'en'] as const)('a field too long or breaking its pattern, in %s', (locale) => {
  test.for(pagesIn(locale))(
    '$at: the fault is shown at its field, the input is kept, and scripts show a toast',
    async ({ at, as }) => {
      const who = browsers[as]
      who.cookies.set('luot_lang', locale)
      const isStaff = at.startsWith('/admin') || at.startsWith('/moderation')
      const path = (locale === 'en' && !isStaff ? '/en' : '') + filled(at)
      expect(await wrongOn({ who, path, locale, seen: seenIn[locale] })).toEqual([])
    },
  )
})

test('every declared field is tested here or is a listed exception', () => {
  const seen = [...seenIn.vi, ...seenIn.en]
  const isSeen = (route: string, name: string) =>
    seen.some((key) => {
      const [to, field] = key.split(' ')
      return to === route && (field === name || field!.split(/[.:-]/).includes(name))
    })
  const left = Object.entries(declaredForms).flatMap(([route, forms]) =>
    forms
      .flatMap((fields) => Object.values(fields))
      .filter((field) => isKept(field) && !isSeen(route, field.name))
      .map(({ name }) => `${route} ${name}`),
  )
  const known = Object.entries(fieldsNotShown).flatMap(([to, names]) => names.split(' ').map((one) => `${to} ${one}`))
  expect(left.filter((one) => !known.includes(one))).toEqual([])
})

/** The specification gives the sentence for a wrong pattern. */
describe('a field that breaks its pattern', () => {
  test.for(['vi', 'en'] as const)('the fault is shown and the input kept, without scripts, in %s', async (locale) => {
    const who = browsers.admin
    who.cookies.set('luot_lang', locale)
    const path = filled('/admin/posts/edit/{article}')
    const page = (await who.get(path)).text
    const form = formsIn(page).find(({ fields }) => fields.some(({ name }) => name === 'vi.slug'))!
    const button = form.buttons.find(({ attributes }) => attributes.value === 'save')!
    const answer = await who.postForm(path, sent(form, { name: 'vi.slug', typed: 'Không phải địa chỉ!', button }))
    expect(answer.status).toBe(422)
    expect(textOf(answer.text)).toContain(m.error_field_pattern_wrong({}, { locale }))
    expect(answer.text).toContain('value="Không phải địa chỉ!"')
  })
})
