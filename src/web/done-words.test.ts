import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import routes from './routes.ts'

type Table = Parameters<typeof matchRoutes>[0]
const table = (await Promise.all(routes as unknown[])).flat() as Table

/** File of the page at this address, from the folder of the routes. */
const pageAt = (address: string) =>
  (matchRoutes(table, address)?.at(-1)?.route as { file?: string } | undefined)?.file ?? `no page at ${address}`

/** The page and the files of the web that it imports. */
function textOf(page: string) {
  const text = readFileSync(join('src/web', page), 'utf8')
  const imported = [...text.matchAll(/from '(#web|\.)\/(?!\+types)([^']+)'/g)].map(([, root, file]) =>
    join('src/web', root === '.' ? dirname(page) : '', file!),
  )
  return [text, ...imported.map((file) => readFileSync(file, 'utf8'))].join('\n')
}

/** Addresses such as `/admin/products/${id}/edit?done=save` that a form leads to; a computed word is not looked at. */
const redirects = globSync('src/web/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`](\/[^'`?\n]*)\?done=([a-z][a-z-]*)/g)].map(([, path, done]) => ({
      file,
      address: path!.replaceAll(/\$\{[^}]*\}/g, 'x'),
      done: done!,
    })),
  )

describe('a page that a form leads to has words for what was done', () => {
  test('the addresses are found', () => expect(redirects.length).toBeGreaterThan(30))

  test.for(redirects)('$address?done=$done', ({ address, done }) =>
    expect(textOf(pageAt(address))).toMatch(new RegExp(`['"]${done}['"]|\\b${done}(:|\\()`)),
  )
})
