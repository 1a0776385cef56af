import { mkdtempSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { noSqlInBrowser } from '../vite/no-sql-in-browser.ts'

type Resolve = (this: { error: (message: string) => never }, word: string, importer?: string) => unknown
const context = {
  error: (message: string): never => {
    throw new Error(message)
  },
}
const ask = (word: string, importer?: string) => (noSqlInBrowser().resolveId as Resolve).call(context, word, importer)

describe('server packages never reach the browser', () => {
  test.for([
    'drizzle-orm',
    'drizzle-orm/pg-core',
    'pg',
    'pg-boss',
    '@electric-sql/pglite',
    'better-auth',
    'nodemailer',
    'sharp',
    'pino',
    'node:fs',
    'node:crypto',
  ])('%s is refused', (word) => {
    expect(() => ask(word, '/luot/src/shop/orders/queries.ts')).toThrow(
      `/luot/src/shop/orders/queries.ts speaks ${word}: it must not reach the browser`,
    )
  })

  test.for(['react', 'pg-minify', 'better-auth-ui', './drizzle-orm.ts', 'pinograd', '#kit/money.ts'])(
    '%s is allowed',
    (word) => {
      expect(ask(word, '/luot/src/web/root.tsx')).toBeUndefined()
    },
  )

  test('packages may import each other', () => expect(ask('node:fs', '/luot/node_modules/x/index.js')).toBeUndefined())

  test('a browser build that would contain a query stops and names the importing file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'luot-sql-'))
    mkdirSync(join(folder, 'src'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'src/page.ts'), "import { listOrders } from './queries.ts'\nconsole.log(listOrders)\n")
    writeFileSync(
      join(folder, 'src/queries.ts'),
      "import { sql } from 'drizzle-orm'\nexport const listOrders = sql`select 1`\n",
    )
    const work = build({
      root: folder,
      logLevel: 'silent',
      configFile: false,
      plugins: [noSqlInBrowser()],
      build: { rollupOptions: { input: join(folder, 'src/page.ts') } },
    })
    await expect(work).rejects.toThrow(/src\/queries\.ts speaks drizzle-orm/)
    rmSync(folder, { recursive: true })
  })
})
