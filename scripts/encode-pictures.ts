/**
 * Makes the shop's final encodings from the masters of the picture studio. It is run by hand and the results are committed:
 *   node scripts/encode-pictures.ts MASTERS [MASTERS …] seed/pictures
 * A transparent master is laid on the shop's background. Existing encodings are kept: delete the files of a look to encode it again.
 * The list beside the catalogue names the views of each look for the seed, so a new view of a look appears in the next demo shop without a
 * change of code; a second list names those that are stored for zooming too, since their master is as wide. Scenes (`scene-NAME`) are named in seed/scenes.ts.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { layOnGround } from '../seed/lay-on-ground.ts'
import { pictureWidths, zoomWidth } from '../src/shop/media/widths.ts'

/** The order in which a product shows its views. */
const views = ['side', 'front', 'back', 'blade', 'sole', 'lace', 'pair']
const list = 'seed/catalogue/pictures.json'
const zoomableList = 'seed/catalogue/zoomable.json'

const folders = process.argv.slice(2)
const to = folders.pop()
if (!to || !folders.length) throw new Error('encode-pictures.ts MASTERS [MASTERS …] TARGET')
mkdirSync(to, { recursive: true })

for (const from of folders) {
  for (const file of readdirSync(from).filter((name) => name.endsWith('.webp') && name !== 'hero.webp')) {
    const { name } = parse(file)
    await encode(join(from, file), join(to, name))
  }
}
const stored = readdirSync(to)
writeFileSync(list, listOf(stored))
writeFileSync(zoomableList, zoomableOf(stored))

async function encode(master: string, target: string) {
  const missing = pictureWidths.filter((width) => !existsSync(`${target}-${width}.webp`))
  const zoomed = `${target}-${zoomWidth}.avif`
  const { width: masterWidth } = await sharp(master).metadata()
  const lacksZoom = masterWidth >= zoomWidth && !existsSync(zoomed)
  if (!missing.length && !lacksZoom) return
  console.log(target)
  const onGround = await layOnGround(master)
  if (lacksZoom) await onGround.clone().resize({ width: zoomWidth }).avif({ quality: 48, effort: 5 }).toFile(zoomed)
  for (const width of missing) {
    const picture = onGround.clone().resize({ width })
    await picture
      .clone()
      .avif({ quality: width > 500 ? 58 : 55, effort: 4 })
      .toFile(`${target}-${width}.avif`)
    await picture
      .clone()
      .webp({ quality: width > 500 ? 80 : 78, effort: 5 })
      .toFile(`${target}-${width}.webp`)
  }
}

function zoomableOf(files: string[]) {
  const last = `-${zoomWidth}.avif`
  const pictures = files.filter((file) => file.endsWith(last)).map((file) => file.slice(0, -last.length))
  return `${JSON.stringify(pictures.toSorted(), null, 2)}\n`
}

function listOf(files: string[]) {
  const last = `-${pictureWidths.at(-1)}.webp`
  const pictures = files
    .filter((file) => file.endsWith(last))
    .map((file) => file.slice(0, -last.length))
    .filter((picture) => !picture.startsWith('scene-'))
  const byLook = Map.groupBy(pictures, (picture) => picture.slice(0, picture.lastIndexOf('-')))
  const lines = [...byLook]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, of]) => {
      const available = views.filter((view) => of.includes(`${look}-${view}`))
      return `  ${JSON.stringify(look)}: [${available.map((view) => JSON.stringify(view)).join(', ')}]`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}
