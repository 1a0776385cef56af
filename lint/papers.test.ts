import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

describe('references to papers outside the repository', () => {
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
  ])('%s is allowed', (text) => expect(dangling(text, there)).toEqual([]))
})

describe('code and docs', () => {
  test('name only pages of the repository', () => {
    expect(written.length).toBeGreaterThan(2000)
    expect(written.flatMap((file) => dangling(read(file), there).map(({ message }) => `${file}: ${message}`))).toEqual(
      [],
    )
  })

  test('have no broken links', () => {
    const links = docs.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, goal]) => ({ file, goal: goal! })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ file, goal }) => !existsSync(join(dirname(file), goal)))).toEqual([])
  })

  /** `{vi,en}` stands for both. */
  const eachOf = (said: string): string[] => {
    const [whole, choices] = /\{([^}]*)\}/.exec(said) ?? []
    return whole ? choices!.split(',').flatMap((one) => eachOf(said.replace(whole, one))) : [said]
  }

  test('name files that exist', () => {
    const files = docs.flatMap((doc) =>
      [...read(doc).matchAll(/`((?:src|test|e2e|seed|scripts|lint|vite|messages|bench|docs|studio)\/[\w./{},*-]+)`/g)]
        .flatMap(([, said]) => eachOf(said!))
        .map((file) => ({ doc, file })),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ file }) => !existsSync(file) && !globSync(file).length)).toEqual([])
  })

  test('name files and folders that exist also where they begin below the root', () => {
    const files = written.map((file) => `/${file.replaceAll('\\', '/')}`)
    // `build/` comes with the first build.
    const exists = (said: string) =>
      said === 'build/' ||
      existsSync(said) ||
      files.some((file) => (said.endsWith('/') ? file.includes(`/${said}`) : file.endsWith(`/${said}`)))
    const paths = /`([\w.{},-]+(?:\/[\w.{},-]+)*(?:\/|\/[\w.{},-]+\.(?:tsx?|css|js)))`/g
    const said = docs.flatMap((doc) =>
      [...read(doc).matchAll(paths)].flatMap(([, path]) => eachOf(path!)).map((path) => ({ doc, path })),
    )
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(({ path }) => !exists(path))).toEqual([])
  })

  test('name files that exist also where they leave out the folder', () => {
    const names = new Set(written.map((file) => basename(file)))
    const bare = /[`(\s]([a-z0-9]+(?:-[a-z0-9]+)*(?:\.server)?\.tsx?)(?=[`),.:;\s])/g
    const comment = /^\s*(?:\/\/|\/?\*).*$/gm
    const saidIn = (file: string) => (/\.tsx?$/.test(file) ? (read(file).match(comment) ?? []).join('\n') : read(file))
    const said = [...docs, ...written.filter((file) => /\.tsx?$/.test(file))].flatMap((file) =>
      [...saidIn(file).matchAll(bare)].map(([, name]) => ({ file, name: name! })),
    )
    expect(said.length).toBeGreaterThan(300)
    expect(said.filter(({ name }) => !names.has(name))).toEqual([])
  })
})

test('docs name tables, columns and values that exist', () => {
  // Words of other systems.
  const foreign = ['gallery_layout', 'image_zoom', 'enable_sticky_info', 'ignore_startup_parameters', 'role_name']
  const code = globSync('{src,test,e2e,seed,scripts,bench,messages}/**/*.{ts,tsx,js,json}').filter(
    (file) => !file.replaceAll('\\', '/').startsWith('src/words/'),
  )
  const known = new Set([...foreign, ...code.flatMap((file) => read(file).match(/\w+/g) ?? [])])
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const named = docs
    .filter((file) => !file.startsWith('studio/'))
    .flatMap((file) =>
      [...read(file).matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].map(([, name]) => ({ file, name: name! })),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !known.has(name) && !known.has(camel(name)))).toEqual([])
})

test('every decision begins with its number', () => {
  const decisions = globSync('docs/decisions/*.md').filter((file) => /^\d{4}-/.test(basename(file)))
  expect(decisions.length).toBeGreaterThan(50)
  const begins = (file: string) => read(file).startsWith(`# ${Number(basename(file).slice(0, 4))}. `)
  expect(decisions.filter((file) => !begins(file))).toEqual([])
})

test('every decision says what would change our mind', () => {
  const decisions = docs
    .filter((file) => /decisions\/\d{4}-/.test(file))
    .filter((file) => !/^Status: superseded/m.test(read(file)))
  expect(decisions.length).toBeGreaterThan(50)
  expect(
    decisions.filter((file) => !/change our mind|We would (?:think again|take|reconsider|go back)/i.test(read(file))),
  ).toEqual([])
})

test('every decision has a status', () => {
  const decisions = docs.filter((file) => file.startsWith('docs/decisions/'))
  const status = /^Status: (accepted\b|superseded by \[\d{4}\]\(\d{4}-[\w-]+\.md\))/m
  expect(decisions.length).toBeGreaterThan(50)
  expect(decisions.filter((file) => !status.test(read(file)))).toEqual([])
})

describe('the glossary', () => {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => /^\| (?!Word )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  /** The names of today: what stands before an arrow. */
  const today = (cell: string) =>
    cell.split(';').flatMap((part) => [...part.split('→')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
  const named = (column: number) => rows.flatMap((cells) => today(cells[column]!))

  test('has one row for each word', () => {
    const words = rows.map(([, word]) => word)
    expect(words.length).toBeGreaterThan(60)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    expect(rows.filter((cells) => cells.length !== 10)).toEqual([])
  })

  test('names folders that exist', () =>
    expect(named(5).filter((folder) => !existsSync(join('src', folder)))).toEqual([]))

  test('names tables that exist', () => {
    const schemas = globSync('src/**/*schema*.ts').map(read).join('\n')
    const tables = new Set([...schemas.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => table))
    expect(named(6).filter((table) => !tables.has(table))).toEqual([])
  })

  test('names types that src exports', () => {
    const code = written.filter((file) => /^src.*\.tsx?$/.test(file))
    const exported = new Set(
      code.flatMap((file) =>
        [...read(file).matchAll(/^export (?:type|interface|class) (\w+)/gm)].map(([, name]) => name),
      ),
    )
    expect(named(8).length).toBeGreaterThan(40)
    expect(named(8).filter((type) => !exported.has(type))).toEqual([])
  })

  const keysOf = (file: string) => Object.keys(JSON.parse(read(file)) as object).filter((key) => !key.startsWith('$'))

  test('every message prefix has a row, and every message stands in the file of its prefix', () => {
    const files = globSync('messages/*/*.json').map((file) => file.replaceAll('\\', '/'))
    const strays = files.flatMap((file) =>
      keysOf(file).filter((key) => key.split('_')[0] !== file.replace(/.*\/|\.json$/g, '')),
    )
    expect(strays).toEqual([])
    const inRows = new Set(named(7).map((prefix) => prefix.split('_')[0]))
    const prefixes = new Set(files.flatMap(keysOf).map((key) => key.split('_')[0]))
    expect([...prefixes].filter((prefix) => !inRows.has(prefix))).toEqual([])
  })

  test('names only prefixes that messages have', () => {
    const keys = globSync('messages/vi/*.json').flatMap((file) => Object.keys(JSON.parse(read(file)) as object))
    expect(named(7).filter((prefix) => !keys.some((key) => key.startsWith(prefix)))).toEqual([])
  })
})
