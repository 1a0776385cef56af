/**
 * Builds the browser's part a second time into build/measuring, with React's profiling twin and readable names
 * (docs/decisions/0042). Asked for by /admin/advanced/performance; the shop goes on meanwhile.
 */
import { globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

process.env.BUILD = 'measuring'
process.env.NODE_ENV = 'production'
const { createBuilder } = await import('vite')

const first = readManifest()
const builder = await createBuilder({ logLevel: 'error' }, true)
await builder.build(builder.environments.client)
takeLooksOfFirst()
const files = JSON.parse(readFileSync('build/measuring/client/.vite/manifest.json', 'utf8'))
const { routes } = builder.config.__reactRouterPluginContext.reactRouterConfig

const twin = {
  of: first.version,
  assets: {
    ...first,
    version: `${first.version}-measuring`,
    entry: { ...first.entry, ...scriptsOf(keyOf('entry.client.tsx')) },
    routes: Object.fromEntries(
      Object.entries(first.routes).map(([id, route]) => [id, { ...route, ...scriptsOf(keyOf(routes[id].file)) }]),
    ),
  },
  components: findComponents(),
}
writeFileSync('build/measuring/twin.json.new', JSON.stringify(twin))
renameSync('build/measuring/twin.json.new', 'build/measuring/twin.json')

/** The stylesheets stay those of the first build: the server writes their addresses into the page, and React insists that both say the same. */
function takeLooksOfFirst() {
  const [first, second] = ['build/client/assets', 'build/measuring/client/assets']
  const bare = (name) => name.replace(/-[\w-]{8}\.css$/, '')
  const looks = readdirSync(first).filter((name) => name.endsWith('.css'))
  const names = new Map(
    readdirSync(second)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, looks.find((one) => bare(one) === bare(name))]),
  )
  for (const name of readdirSync(second).filter((one) => one.endsWith('.js'))) {
    const file = join(second, name)
    const before = readFileSync(file, 'utf8')
    const after = [...names].reduce((text, [from, to]) => (to ? text.replaceAll(from, to) : text), before)
    if (after !== before) writeFileSync(file, after)
  }
}

function readManifest() {
  const name = readdirSync('build/client/assets').find((one) => /^manifest-.*\.js$/.test(one))
  const text = readFileSync(`build/client/assets/${name}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The name under which Vite knows a file of src/web; pages are asked for with a mark of the router. */
function keyOf(file) {
  const key = Object.keys(files).find((one) => one.replace(/\?.*$/, '') === `src/web/${file}`)
  if (!key) throw new Error(`the second build has no ${file}`)
  return key
}

function scriptsOf(key) {
  const all = new Set()
  const gather = (one) => {
    const path = `/${files[one].file}`
    if (all.has(path)) return
    all.add(path)
    for (const more of files[one].imports ?? []) gather(more)
  }
  gather(key)
  const [module, ...imports] = all
  return { module, imports }
}

/** Where each component of our own stands. Two of one name are told as one. */
function findComponents() {
  const components = {}
  for (const file of globSync('src/{web,ui,shop}/**/*.tsx')) {
    if (file.endsWith('.test.tsx')) continue
    const source = readFileSync(file, 'utf8')
    for (const [, name] of source.matchAll(/^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm))
      components[name] = components[name] ? `${components[name]}, ${relative('src', file)}` : relative('src', file)
  }
  return components
}
