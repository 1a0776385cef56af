/**
 * npm run house: measures the structure of the code. `--check` (part of every check) fails where a figure is worse than its bound in
 * test/house.json; whoever improves a figure lowers its bound. The bounds of lines and files of src are the values of their day, rounded
 * up a little: src cannot grow unnoticed, but a small mend need not change them. `--twins` and `--loops` list what was counted.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => readFileSync(file, 'utf8')
const isTest = (file) => /\.(test|db\.test|race\.test)\.tsx?$|\.(test)\./.test(file)
const all = globSync('src/**/*.{ts,tsx,css}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/words/'))
const code = all.filter((file) => !isTest(file))
const lines = new Map(code.map((file) => [file, read(file).split('\n').length - 1]))
const sorted = [...lines.values()].toSorted((a, b) => a - b)
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
const count = (list) => list.reduce((sum, key) => sum.set(key, (sum.get(key) ?? 0) + 1), new Map())

/** The part of a message key before the first `_`. */
const prefixes = new Set(
  globSync('messages/vi/*.json').flatMap((file) => Object.keys(JSON.parse(read(file))).map((key) => key.split('_')[0])),
)

/** Exports that React Router expects of a page, or names that every part of the code has by convention. */
const shared =
  /^(loader|action|meta|headers|handle|links|clientLoader|clientAction|shouldRevalidate|ErrorBoundary|HydrateFallback|middleware|clientMiddleware|sandbox|default)$/
const exported = /^export (?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm
const names = code.flatMap((file) => [...new Set([...read(file).matchAll(exported)].map(([, name]) => name))])
const twins = [...count(names)].filter(([name, times]) => times > 1 && !shared.test(name)).map(([name]) => name)

/** The files of src that each file imports. */
const imports = new Map(
  code.map((file) => {
    const words = [...read(file).matchAll(/(?:from|import\(?)\s*'([#.][^']+)'/g)].map(([, word]) => word)
    const pathOf = (word) =>
      word.startsWith('#') ? `src/${word.slice(1)}` : path.posix.join(path.posix.dirname(file), word)
    return [file, words.map(pathOf)]
  }),
)

/** Neighbouring folders that import each other, directly or through others, at every depth of src. */
function loops() {
  const folders = new Set(code.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))))
  return [...folders].filter(Boolean).flatMap((parent) => {
    const edges = new Map()
    for (const [file, goals] of imports)
      for (const goal of goals) {
        const [from, to] = [childOf(parent, file), childOf(parent, goal)]
        if (from && to && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
      }
    const leadsTo = (from, goal, passed = new Set()) =>
      [...(edges.get(from) ?? [])].some((to) => to === goal || (!passed.has(to) && leadsTo(to, goal, passed.add(to))))
    return [...edges.keys()].filter((folder) => leadsTo(folder, folder)).map((folder) => `${parent}/${folder}`)
  })
}

/** The folder directly in `parent` that holds this file; undefined for files of `parent` itself. */
function childOf(parent, file) {
  if (!file.startsWith(`${parent}/`)) return
  const [folder, ...rest] = file.slice(parent.length + 1).split('/')
  return rest.length ? folder : undefined
}

const widest = [...count(code.map((file) => path.posix.dirname(file)))].toSorted(([, a], [, b]) => b - a)
/** Each row of the table is a place where private parts of a library are touched; lint/patches.test.ts finds places without a row. */
const patches = read('docs/patches.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
const providers = code
  .filter((file) => file.startsWith('src/providers/') && /satisfies \w+Manifest/.test(read(file)))
  .map((file) => path.posix.basename(file, '.ts'))
const filesOf = (provider) => code.filter((file) => new RegExp(`\\b${provider}\\b`, 'i').test(read(file))).length
const adminPages = code.filter((file) => /src\/web\/admin\/.+-page\.tsx$/.test(file))
const declaredLists = adminPages.filter((file) => /defineList[(<]/.test(read(file)))
const editors = adminPages.filter((file) => /defineEditor[(<]|<EditorForm\b|<DraftEditor\b/.test(read(file)))
/**
 * Lists must be drawn by the kit: as a page (`defineList`), beside other content (`ListBox`) or as one of several (`RowsPanel`).
 * This finds pages that draw the table themselves. Grids of pictures, bars, steps, heat maps and groups of forms are no lists of rows.
 */
const drawnLists = code.filter(
  (file) => file.startsWith('src/web/admin/') && /<(RowTable|ListSearchForm|ListTools|Pager)\b/.test(read(file)),
)
const meanOf = (list) => Math.round(list.reduce((sum, file) => sum + lines.get(file), 0) / Math.max(1, list.length))

/** Name and value of each figure, with its limit if it has one. */
export const figures = [
  ['lines of src without tests', sorted.reduce((a, b) => a + b, 0)],
  ['files of src without tests', code.length],
  ['lines of a file, median', at(0.5)],
  ['lines of a file, p90', at(0.9)],
  ['lines of a file, most', sorted.at(-1), 300],
  ['files of at most 20 lines', sorted.filter((n) => n <= 20).length],
  ['message prefixes', prefixes.size],
  ['names exported by two files or more', twins.length],
  ['folders in a loop', loops().length],
  [`files in the widest folder (${widest[0][0]})`, widest[0][1]],
  ['folders of over 40 files', widest.filter(([, n]) => n > 40).length],
  ['places that touch private parts of libraries (docs/patches.md)', patches.length],
  ...providers.map((one) => [`files that name ${one}`, filesOf(one)]),
  [`lines of a declared list of the admin, mean of ${declaredLists.length}`, meanOf(declaredLists)],
  ['files of the admin that draw a list by hand', drawnLists.length],
  ['editors of the admin that the kit draws', editors.length],
]

const isCheck = process.argv.includes('--check')
const bounds = existsSync('test/house.json') ? JSON.parse(read('test/house.json')) : {}
const exceeded = []
for (const [name, value, limit] of figures) {
  const bound = limit ?? bounds[name.replace(/ \(.*| of \d+$/g, '')]
  console.log(`${String(value).padStart(8)}  ${name}${bound === undefined ? '' : ` (at most ${bound})`}`)
  if (bound !== undefined && value > bound) exceeded.push(name)
}
if (process.argv.includes('--twins')) console.log(twins.toSorted().join(' '))
if (process.argv.includes('--loops')) console.log(loops().join('\n'))
if (isCheck && exceeded.length) {
  console.error(`Worse than it was: ${exceeded.join('; ')}. Mend it, or say in test/house.json why it may be so.`)
  process.exitCode = 1
}
