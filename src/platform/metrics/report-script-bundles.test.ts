import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportScriptBundles } from './report-script-bundles.server.ts'

test('a page weighs the scripts of its own, of its parent routes and of the entry, each file once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'))
  mkdirSync(join(folder, 'assets'))
  const routes = {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/core.js'] },
    shop: { id: 'shop', parentId: 'root', path: 'shop', module: '/assets/shop.js', imports: ['/assets/core.js'] },
  }
  const manifest = { entry: { module: '/assets/entry.js', imports: ['/assets/core.js'] }, routes }
  writeFileSync(join(folder, 'assets/manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  for (const [name, size] of Object.entries({ entry: 10, core: 100, root: 20, shop: 5 }))
    writeFileSync(join(folder, `assets/${name}.js`), 'x'.repeat(size))
  writeFileSync(join(folder, 'assets/core.js.br'), 'x'.repeat(30))
  expect(reportScriptBundles(folder)).toEqual([{ route: '/shop', files: 4, bytes: 135, sent: 65 }])
  expect(reportScriptBundles('nowhere')).toEqual([])
  rmSync(folder, { recursive: true })
})
