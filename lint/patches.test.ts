import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const files = globSync(['src/**/*.{ts,tsx}', 'vite/*.ts', 'vite.config.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('src/words/') && !/\.test\.tsx?$/.test(file))

/** React Router's globals and inner files, and files of packages that they do not export. */
const privatePart = /__reactRouter\w+|\brouteModules\\?\.js|'node_modules\//

test('every file that touches a private part of React Router or of a package is named in docs/patches.md', () => {
  const touching = files.filter((file) => privatePart.test(read(file)))
  expect(touching.length).toBeGreaterThan(4)
  const patches = read('docs/patches.md')
  expect(touching.filter((file) => !patches.includes(`\`${file}\``))).toEqual([])
})

test('two rules by folder group the files of the browser, not a list of ours', () => {
  const rules = [...read('vite.config.ts').matchAll(/name: '(\w+)', test: \/(.+)\/ \}/g)].map(([, name, rule]) => [
    name,
    rule!.split('|').length,
  ])
  expect(rules).toEqual([
    ['react', 5],
    ['core', 4],
  ])
})

test('the installed React Router keeps its router and its list of pages under the globals that we read', () => {
  const router = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace(/\/dist\/.*$/, '')
  const hydrated = read(`${router}/dist/production/lib/dom-export/hydrated-router.js`)
  expect(hydrated).toContain('window.__reactRouterDataRouter = router')
  expect(hydrated).toContain('window.__reactRouterManifest')
})

type Decoder = { supported: boolean; decodeGltfBuffer: (...args: unknown[]) => void }

test('the plain decoder of the installed meshoptimizer decodes what its encoder writes, without WebAssembly', async () => {
  const file = 'node_modules/meshoptimizer/meshopt_decoder_reference.js'
  expect(read('vite.config.ts')).toContain(file)
  expect(read(file)).not.toContain('WebAssembly')
  const { MeshoptDecoder } = (await import(pathToFileURL(file).href)) as { MeshoptDecoder: Decoder }
  const { MeshoptEncoder } = await import('meshoptimizer/encoder')
  await MeshoptEncoder.ready
  const points = Float32Array.from({ length: 30 }, (_, at) => Math.sin(at))
  const [count, size] = [10, 12]
  const decoded = new Uint8Array(count * size)
  const encoded = MeshoptEncoder.encodeGltfBuffer(new Uint8Array(points.buffer), count, size, 'ATTRIBUTES')
  MeshoptDecoder.decodeGltfBuffer(decoded, count, size, encoded, 'ATTRIBUTES', 'NONE')
  expect(new Float32Array(decoded.buffer)).toEqual(points)
})
