/**
 * Makes the shop's final encodings from the masters of the picture studio. It is run by hand and the results are committed:
 *   node scripts/encode-pictures.ts MASTERS [MASTERS …] seed/pictures
 * A master of a product is see-through (`--alpha`) and is laid on the pale ground and, for the dark theme, on the dark one. A scene (`scene-NAME`,
 * named in seed/scenes.ts) stands for itself. Existing encodings are kept: delete the files of a look to encode it again.
 * The list beside the catalogue names the views of each look for the seed, so a new view of a look appears in the next demo shop without a
 * change of code; a second list names those that are stored for zooming too, since their master is as wide.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { layOnGround } from '../seed/lay-on-ground.ts'
import { pictureWidths, zoomWidth } from '../src/shop/media/widths.ts'
import { cutoutEnding, darkEnding } from '../src/ui/cutout.ts'

/** The order in which a product shows its views. */
const views = ['side', 'front', 'back', 'blade', 'sole', 'lace', 'pair']
const closeUp = /-(blade|sole|lace)\.webp$/
const list = 'seed/catalogue/pictures.json'
const zoomableList = 'seed/catalogue/zoomable.json'

const folders = process.argv.slice(2)
const to = folders.pop()
if (!to || !folders.length) throw new Error('encode-pictures.ts MASTERS [MASTERS …] TARGET')
mkdirSync(to, { recursive: true })

for (const from of folders) {
  for (const file of readdirSync(from).filter((name) => name.endsWith('.webp'))) {
    const { name } = parse(file)
    const master = join(from, file)
    if (name === 'hero') await encodeHero(master)
    else if (name.startsWith('scene-')) await encode(master, name)
    else await encodeGoods(master, `${name}${cutoutEnding}`)
  }
}
const stored = readdirSync(to)
writeFileSync(list, listOf(stored))
writeFileSync(zoomableList, zoomableOf(stored))

async function encodeGoods(master: string, name: string) {
  // A close-up may fill the picture, so that nothing is left to see through.
  const fillsPicture = closeUp.test(master)
  if (!fillsPicture && !(await sharp(master).metadata()).hasAlpha)
    throw new Error(`${master} has a ground: render it with --alpha`)
  await encode(master, name)
  const widths = (await isWide(master)) ? [...pictureWidths, zoomWidth] : pictureWidths
  const missing = widths.filter((width) => !existsSync(join(to!, `${name}-${width}${darkEnding}`)))
  if (!missing.length) return
  const inTheDark = await layOnGround(master, 'dark')
  for (const width of missing) await avif(inTheDark, join(to!, `${name}-${width}${darkEnding}`), width)
}

async function encode(master: string, name: string) {
  const target = join(to!, name)
  const missing = pictureWidths.filter((width) => !existsSync(`${target}-${width}.webp`))
  const lacksZoom = (await isWide(master)) && !existsSync(`${target}-${zoomWidth}.avif`)
  if (!missing.length && !lacksZoom) return
  console.log(target)
  const onGround = await layOnGround(master)
  for (const width of lacksZoom ? [...missing, zoomWidth] : missing)
    await avif(onGround, `${target}-${width}.avif`, width)
  for (const width of missing)
    await onGround
      .clone()
      .resize({ width })
      .webp({ quality: width > 500 ? 80 : 78, effort: 5 })
      .toFile(`${target}-${width}.webp`)
}

/** The home page's first picture, whole for wide windows and cut to the pair for phones (hero-picture.tsx). */
async function encodeHero(master: string) {
  const phone = sharp(master).extract({ left: 1075, top: 0, width: 1006, height: 1130 })
  for (const [name, picture, widths] of [
    ['hero', sharp(master), [960, 1440, 1920]],
    ['hero-phone', phone, [480, 900]],
  ] as const)
    for (const width of widths) {
      const target = `public/pictures/${name}-${width}`
      await avif(picture, `${target}.avif`, width)
      await picture.clone().resize({ width }).webp({ quality: 80, effort: 5 }).toFile(`${target}.webp`)
    }
}

async function isWide(master: string) {
  return (await sharp(master).metadata()).width >= zoomWidth
}

async function avif(picture: Sharp, target: string, width: number) {
  const quality = width === zoomWidth ? 48 : width > 500 ? 58 : 55
  await picture.clone().resize({ width }).avif({ quality, effort: 4 }).toFile(target)
}

function zoomableOf(files: string[]) {
  const last = `${cutoutEnding}-${zoomWidth}.avif`
  const pictures = files.filter((file) => file.endsWith(last)).map((file) => file.slice(0, -last.length))
  return `${JSON.stringify(pictures.toSorted(), null, 2)}\n`
}

function listOf(files: string[]) {
  const last = `${cutoutEnding}-${pictureWidths.at(-1)}.webp`
  const pictures = files.filter((file) => file.endsWith(last)).map((file) => file.slice(0, -last.length))
  const byLook = Map.groupBy(pictures, (picture) => picture.slice(0, picture.lastIndexOf('-')))
  const lines = [...byLook]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, of]) => {
      const available = views.filter((view) => of.includes(`${look}-${view}`))
      return `  ${JSON.stringify(look)}: [${available.map((view) => JSON.stringify(view)).join(', ')}]`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}
