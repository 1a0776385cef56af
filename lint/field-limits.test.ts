import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { declaredForms } from '../src/web/server/policy/declared-forms.server.ts'
import routes from '../src/web/routes.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const sourcesIn = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|\/\+types\//.test(file))

/** Sandboxes play another company’s screens; what machines send is nobody’s field. */
const isElsewhere = (file: string) =>
  /\/sandbox\/|social\/sandbox-page|\/measuring\/|handle-(?:vitals|component-times)|(?:errors|security-audit|send-order-email)-route/.test(
    file,
  )
const pages = sourcesIn('src/web/**/*.tsx').filter((file) => !isElsewhere(file))
const schemas = [
  ...sourcesIn('src/web/**/*.{ts,tsx}'),
  ...sourcesIn('src/shop/**/*{form,forms,draft,fields}.ts'),
].filter((file) => !isElsewhere(file))

/** Chosen from a list or carried along, never typed: what is too long was sent by a machine, and no sentence tells of it. */
const chosen = new Set([
  'account/security/handle-security-form.server.ts sessionId',
  'admin-kit/frame/open-route.ts place',
  'admin/orders/list/order-bulk-form.ts order',
  'parts/cart/change-cart.server.ts line',
  'parts/cart/change-cart.server.ts options',
  'storefront/cart/find-removed-line.server.ts removed',
  'storefront/compare/compare-form.ts discipline',
  'parts/advisers/blade-form.ts boot',
  'parts/advisers/blade-form.ts length',
  'parts/advisers/blade-form.ts system',
  'storefront/tools/blade-tool-form.ts system',
  'checkout/form.ts reviewed',
  'reviews/review-form.ts size',
  'views/view-form.ts query',
])

/** Where the call begins whose closing bracket stands at `end`. */
function openingOf(text: string, end: number) {
  let depth = 0
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    if (text[at] === '(' && (depth -= 1) === 0) return at
  }
  return 0
}

/** From `.max(` back to the `z` of its chain: what it began with, and what the whole is called. */
function chainBefore(text: string, dot: number): { root: string; name: string } {
  let at = dot
  let root = ''
  for (;;) {
    const before = text.slice(0, at).trimEnd()
    if (!before.endsWith(')')) break
    const opening = openingOf(text, before.length - 1)
    const word = /(\w+)$/.exec(text.slice(0, opening))?.[1] ?? ''
    root = word
    at = opening - word.length
    const link = /\.\s*$/.exec(text.slice(0, at))
    if (!link) break
    at = link.index
  }
  const start = text.slice(0, at).trimEnd()
  const outer = /([\w']+)\s*[:=]\s*(?:z\s*\.(?:record|array)\([^()]*(?:\([^()]*\)[^()]*)*)?z?$/.exec(start)
  return { root, name: outer?.[1] ?? '' }
}

const texts = new Set(['string', 'email', 'url'])
/** Limits of texts that a schema writes by hand. */
const limitsIn = (text: string) =>
  [...text.matchAll(/\.\s*max\(\s*\d/g)].flatMap(({ index }) => {
    const { root, name } = chainBefore(text, index)
    const isSilent = /^\.\s*max\([^()]*\)(?:\s*\.\s*optional\(\))?\s*\.\s*catch\(/.test(text.slice(index))
    return texts.has(root) && !isSilent ? [name] : []
  })

const openingTags = (text: string) => [
  ...text.matchAll(/<(?:TextInput|TextArea|SecretInput)\b(?:[^{}>]|=>|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>/g),
]
const isTyped = (tag: string) => !/\breadOnly\b|type="(?:date|datetime-local|number|file)"/.test(tag)

describe('the check finds limits', () => {
  test('in a schema', () => {
    expect(
      limitsIn('const a = z.object({ note: z.string().trim().max(300, { error: () => m.x({ max: 300 }) }) })'),
    ).toEqual(['note'])
    expect(limitsIn('const c = z.string().transform((a) => a.trim()).pipe(z.email().max(60))')).toHaveLength(1)
    expect(limitsIn('z.string().transform(Number).pipe(z.int().min(1).max(9)), z.array(z.string()).max(4)')).toEqual([])
    expect(
      limitsIn("z.object({ next: z.string().max(2000).catch(''), note: z.string().max(fields.note.max) })"),
    ).toEqual([])
  })
  test('in an input', () => {
    const [tag] = openingTags(
      '<TextInput name="a" onChange={({ target }) => set({ a: { b: target.value } })} required />',
    )
    expect(tag?.[0]).toContain('required')
  })
})

describe('a field’s limit is written once, where the form declares it', () => {
  test('no schema has a number of its own', () => {
    const found = schemas.flatMap((file) =>
      limitsIn(read(file)).map((name) => `${file.replace(/^src\/(?:web|shop)\//, '')} ${name}`),
    )
    expect(found.filter((one) => !chosen.has(one))).toEqual([])
    expect(
      [...chosen].filter((one) => !found.includes(one)),
      'no longer needed',
    ).toEqual([])
  })

  test('no schema passes a number to its own function', () => {
    const ownCall = /\b(?:line|lines|text|field|noted|orNull|filled|needed|both)\(\s*\d/
    const silent = 'src/web/storefront/bundle-builder/read-bundle-params.ts'
    expect(schemas.filter((file) => file !== silent && ownCall.test(read(file)))).toEqual([])
  })

  test('no input has a number of its own', () => {
    const byHand = /\b(?:max|min)Length(?:=\{|: )[^}]*\d|\bpattern="/
    expect(pages.filter((file) => byHand.test(read(file)))).toEqual([])
  })

  test('every text input takes its limit from the declaration', () => {
    const bare = pages.flatMap((file) =>
      openingTags(read(file)).flatMap(([tag]) =>
        isTyped(tag) && !/\{\.\.\.|maxLength=\{\w+\.\w+\.max\}/.test(tag)
          ? [`${file}: ${tag.replace(/\s+/g, ' ')}`]
          : [],
      ),
    )
    expect(bare).toEqual([])
  })
})

type Node = { file: string; path?: string; index?: boolean; children?: Node[] }
const actionsIn = (nodes: Node[], above = ''): { at: string; file: string }[] =>
  nodes.flatMap(({ file, path, index, children = [] }) => {
    const at = [above, path].filter(Boolean).join('/')
    const acts = /^export\b[^\n]*\baction\b/m.test(read(`src/web/${file}`))
    return [...((path || index) && acts ? [{ at, file }] : []), ...actionsIn(children, at)]
  })
const actions = actionsIn((await Promise.all(routes as Node[])).flat()).filter(
  ({ at, file }) => at !== '*' && !isElsewhere(`src/web/${file}`),
)

describe('the list of declared forms', () => {
  test('has a row for every address that takes a form: add it to src/web/server/policy/declared-forms.server.ts', () =>
    expect(actions.filter(({ at }) => !declaredForms[at]).map(({ at }) => at)).toEqual([]))

  test('has no row for an address that does not exist', () => {
    const known = new Set(actions.map(({ at }) => at))
    expect(Object.keys(declaredForms).filter((at) => !known.has(at) && !/sandbox/.test(at))).toEqual([])
  })

  test('declares no fields only for a page without a text input', () => {
    const wrong = actions.filter(
      ({ at, file }) =>
        !declaredForms[at]?.length && openingTags(read(`src/web/${file}`)).some(([tag]) => isTyped(tag)),
    )
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  test('contains every declared field, except fields of queries, once', () => {
    const asked = new Set(['searchFields', 'auditFields', 'costFields', 'budgetFields'])
    const listed = read('src/web/server/policy/declared-forms.server.ts') + read('src/web/admin/declared-forms.ts')
    const declared = sourcesIn('src/{shop,web}/**/*.ts').flatMap((file) =>
      [...read(file).matchAll(/^export const (\w+) = declareFields\(/gm)].map(([, name]) => name!),
    )
    expect(declared.length).toBeGreaterThan(60)
    expect(declared.filter((name) => !asked.has(name) && !new RegExp(`\\b${name}\\b`).test(listed))).toEqual([])
    expect(
      declared.filter((name, at) => declared.indexOf(name) !== at),
      'twice',
    ).toEqual([])
  })
})
