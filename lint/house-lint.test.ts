import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A house with one fault of each kind, and some rooms in order. */
const files: Record<string, string> = {
  'src/shop/orders/schema.ts': 'export const orders = 1\n',
  'src/shop/cart/in-order.ts': "import { a } from '#kit/a.ts'\nexport const b = a\n",
  'src/kit/a.ts': 'export const a = 1\n',
  'src/shop/cart/looks-up.ts': "import { orders } from '#shop/orders/schema.ts'\nexport const cart = orders\n",
  'src/shop/cart/looks-up-by-type.ts':
    "import type { orders } from '../orders/schema.ts'\nexport type Cart = typeof orders\n",
  'src/shop/cart/looks-up-by-handing-on.ts': "export { orders } from '../orders/schema.ts'\n",
  'src/shop/cart/looks-up-later.ts': "export const later = () => import('#shop/orders/schema.ts')\n",
  'src/kit/circle-one.ts': "import { two } from './circle-two.ts'\nexport const one = () => two\n",
  'src/kit/circle-two.ts': "import { one } from './circle-one.ts'\nexport const two = () => one\n",
  'src/kit/circle-of-types-one.ts':
    "import type { Two } from './circle-of-types-two.ts'\nexport type One = { two?: Two }\n",
  'src/kit/circle-of-types-two.ts':
    "import type { One } from './circle-of-types-one.ts'\nexport type Two = { one?: One }\n",
  'src/kit/order-utils.ts': 'export const x = 1\n',
  'src/kit/mail-service.ts': 'export const x = 1\n',
  'src/kit/index.ts': 'export const x = 1\n',
  'src/kit/BigName.ts': 'export const x = 1\n',
  'src/kit/types-of-names.ts':
    'export type OrderInfo = { a: 1 }\nexport interface CartData { a: 1 }\nexport class StockManager { a = 1 }\n',
  'src/kit/plurals.ts':
    'export type Handlers = 1\nexport type ChosenServices = 1\nexport interface RowInfos { a: 1 }\n',
  'src/kit/helpers/in-a-folder.ts': 'export const x = 1\n',
  'src/shop/common/deep/in-a-folder-too.ts': 'export const x = 1\n',
  'src/kit/left-out.test.ts': [
    "import { describe, test as base } from 'vitest'",
    "import { test } from '#test/with-db.ts'",
    "base.skip('a', () => {})",
    "test.skip('b', () => {})",
    "test.only('c', () => {})",
    "test.todo('d')",
    "test.for([1]).only('e', () => {})",
    "base.extend('x', 1).skip('f', () => {})",
    "test('g', { skip: true }, () => {})",
    "test('h', ({ skip }) => skip())",
    "describe.runIf(process.env.STRESS)('i', () => {})",
  ].join('\n'),
  'src/kit/all-run.test.ts': [
    "import { describe, test } from 'vitest'",
    "test('a', () => new Map([['only', 1]]).get('only'))",
    "test('b', { timeout: 9 }, () => {})",
    '// A busy machine tells nothing of times.',
    "describe.skipIf(!process.env.STRESS)('c', () => {})",
  ].join('\n'),
  'src/kit/information.ts': 'export type Information = { a: 1 }\nexport type DataList = 1\n',
  'e2e/tree.test.ts':
    'await page.getByText(price).waitFor()\nawait page.waitForTimeout(50)\nexpect(await cards.count()).toBe(0)\nexpect(await cards.textContent()).toBe(price)\nawait new Promise((done) => setTimeout(done, 50))\n',
  'e2e/window.test.ts':
    'await sees(page, price)\nawait seesNot(cards)\nexpect(await reads(cards)).toBe(price)\nexpect(await cards.count()).toBe(3)\nexpect(price.toString()).toBe(0)\n',
}

let folder: string
let found: { filename: string; code: string; message: string }[]
const about = (file: string) =>
  found.filter(({ filename }) => filename.endsWith(`/${file}`) || filename === file).map(({ message }) => message)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'luot-lint-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#kit/*': './src/kit/*', '#shop/*': './src/shop/*' } }),
  )
  const rules = {
    'house/floors': 'error',
    'house/names': 'error',
    'house/seen': 'error',
    'house/all-tests-run': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
  }
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      plugins: ['import'],
      jsPlugins: [resolve('lint/house.js')],
      categories: { correctness: 'off' },
      rules,
    }),
  )
  found = await lint()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lint = () =>
  new Promise<typeof found>((done) => {
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['--format', 'json', 'src', 'e2e'],
      { cwd: folder, maxBuffer: 2 ** 24 },
      (_, out) => {
        done((JSON.parse(out) as { diagnostics: typeof found }).diagnostics)
      },
    )
  })

describe('the lint rules', () => {
  test('a correct file has no message', () => {
    for (const file of ['shop/orders/schema.ts', 'shop/cart/in-order.ts', 'kit/a.ts', 'kit/information.ts'])
      expect(about(`src/${file}`), file).toEqual([])
  })

  test.for(['looks-up.ts', 'looks-up-by-type.ts', 'looks-up-by-handing-on.ts', 'looks-up-later.ts'])(
    '%s is refused as looking up',
    (file) => {
      expect(about(`src/shop/cart/${file}`)).toEqual([expect.stringContaining('may only look down')])
    },
  )

  test.for(['circle-one.ts', 'circle-two.ts', 'circle-of-types-one.ts', 'circle-of-types-two.ts'])(
    '%s is refused as part of an import cycle',
    (file) => {
      expect(about(`src/kit/${file}`)).toEqual([expect.stringMatching(/cycle/i)])
    },
  )

  test.for([
    ['order-utils.ts', 'that word says nothing'],
    ['mail-service.ts', 'that word says nothing'],
    ['index.ts', 'no index files'],
    ['BigName.ts', 'kebab-case'],
  ] as const)('the name %s is refused', ([file, why]) => {
    expect(about(`src/kit/${file}`)).toEqual([expect.stringContaining(why)])
  })

  test('a journey that reads the source tree is refused, one that reads only the page is not', () => {
    expect(about('e2e/tree.test.ts')).toHaveLength(5)
    expect(about('e2e/window.test.ts')).toEqual([])
  })

  test('a skipped or single test is refused, and a conditional one must give a reason', () => {
    const told = about('src/kit/left-out.test.ts')
      .map((message) => message.split(':', 1)[0])
      .toSorted()
    expect(told).toEqual(['only', 'only', 'runIf', 'skip', 'skip', 'skip', 'skip', 'skip', 'todo'])
    expect(about('src/kit/all-run.test.ts')).toEqual([])
  })

  test('type names that end in an empty word are refused', () => {
    expect(about('src/kit/types-of-names.ts')).toHaveLength(3)
    expect(about('src/kit/plurals.ts')).toHaveLength(3)
  })

  test.for([
    ['kit/helpers/in-a-folder.ts', 'helpers'],
    ['shop/common/deep/in-a-folder-too.ts', 'common'],
  ] as const)('the folder of %s is refused', ([file, name]) => {
    expect(about(`src/${file}`)).toEqual([`${name}: that word says nothing, name the thing`])
  })
})
