/**
 * Makes the models that the product page turns, by hand; the results are committed:
 *   node studio/make-models.js [LOOK …]
 * Blender writes each look whole (about 3 MB); glTF Transform, fetched for the occasion, leaves what the eye can tell. What lies
 * in public/models already stays as it is: delete it to have it made again. The list beside the viewer tells the page which there are.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const to = resolve('public/models')
const list = 'src/web/storefront/product/spin/models.json'
/** More than this and src/web/storefront/product/spin/models.test.ts is red. */
const mostBytes = 265_000
const run = (command, ...rest) =>
  execFileSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const asked = process.argv.slice(2)
const looks = asked.length ? asked : boots()
const raw = mkdtempSync(join(tmpdir(), 'models-'))
mkdirSync(to, { recursive: true })
for (const look of looks) {
  const target = join(to, `${look}.glb`)
  if (existsSync(target)) continue
  console.log(look)
  run('python3', 'studio/render.py', '--gltf', look, '--out', raw)
  slim(join(raw, `${look}.glb`), target)
}
rmSync(raw, { recursive: true })
writeFileSync(list, listOf(readdirSync(to)))

function boots() {
  const rows = run('python3', 'studio/render.py', '--list').trim().split('\n')
  return rows.map((row) => row.split(' ')[0]).filter((look) => /^(figure|hockey|speed|rec)-/.test(look))
}

/** Boots with many parts give up a little more of their roundness. */
function slim(source, target) {
  for (const error of ['0.0015', '0.0022', '0.003', '0.004', '0.006', '0.009']) {
    optimize(source, target, error)
    if (statSync(target).size < mostBytes) return
  }
}

/** No palette: it would be a texture, which the browser opens from a blob, and the shop's policy lets none in. */
function optimize(source, target, error) {
  const how = ['--compress', 'meshopt', '--palette', 'false', '--texture-compress', 'false', '--simplify-error', error]
  run('npx', '--yes', '@gltf-transform/cli@4.5.1', 'optimize', source, target, ...how)
}

function listOf(files) {
  const made = files.map((file) => file.replace(/\.glb$/, '')).sort()
  return `${JSON.stringify(made, undefined, 2)}\n`
}
