import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dangling, pages } from './papers.js'

const there = pages()
const read = (file: string) => readFileSync(file, 'utf8')
const written = globSync([
  '{src,test,e2e,seed,scripts,vite,bench,lint,studio,docs}/**/*.{ts,tsx,js,css,py,md,sql}',
  '*.{ts,js,md}',
  '.env.example',
]).filter((file) => !/^src\/words\/|^lint\/papers|node_modules/.test(file.replaceAll('\\', '/')))
const docs = there.filter((file) => !file.startsWith('seed/'))

describe('what a text names', () => {
  test.for([
    ['/** SPEC 9 */', 'SPEC 9'],
    ['a line (PRODUCT 2): two sizes', 'PRODUCT 2'],
    ['SPEC’s cart', 'SPEC’s'],
    ['see HOUSE.md', 'HOUSE.md'],
    ['/** facts/skating.md 8.2 */', 'facts/skating'],
    ['peers.md 1.11', 'peers.md'],
  ] as const)('%s is refused', ([text, said]) =>
    expect(dangling(text, there).map(({ message }) => message)).toEqual([expect.stringContaining(`${said}: `)]),
  )

  test.for([
    'docs/reference/skating.md 8.2',
    '[spec](../reference/spec.md) 4',
    'spec 4: the cart',
    'ShaderNodeVectorMath DOT_PRODUCT',
  ])('%s is fine', (text) => expect(dangling(text, there)).toEqual([]))
})

describe('code and docs', () => {
  test('name only pages that stand in the repository, and say facts instead of citing other papers', () => {
    expect(written.length).toBeGreaterThan(2000)
    expect(written.flatMap((file) => dangling(read(file), there).map(({ message }) => `${file}: ${message}`))).toEqual(
      [],
    )
  })

  test('have links that lead somewhere', () => {
    const links = docs.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, goal]) => ({ file, goal: goal! })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ file, goal }) => !existsSync(join(dirname(file), goal)))).toEqual([])
  })

  test('name files that exist', () => {
    const files = docs.flatMap((doc) =>
      [...read(doc).matchAll(/`((?:src|test|e2e|seed|scripts|lint|vite|messages|bench|docs|studio)\/[\w./-]+)`/g)].map(
        ([, file]) => ({ doc, file: file! }),
      ),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
  })
})

test('every decision says whether it still holds', () => {
  const decisions = docs.filter((file) => file.startsWith('docs/decisions/'))
  const status = /^Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))\b/m
  expect(decisions.length).toBeGreaterThan(50)
  expect(decisions.filter((file) => !status.test(read(file)))).toEqual([])
})
