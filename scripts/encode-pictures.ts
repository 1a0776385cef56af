/**
 * Makes the shop's final encodings from the masters of the picture studio, once, by hand; the results are committed:
 *   node scripts/encode-pictures.ts ../shared/imagery/pictures seed/pictures
 */
import { mkdirSync, readdirSync, existsSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { pictureWidths } from '../src/shop/media/widths.ts'

const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('encode-pictures.ts MASTERS TARGET')
mkdirSync(to, { recursive: true })

for (const file of readdirSync(from).filter((name) => name.endsWith('.webp') && name !== 'hero.webp')) {
  const { name } = parse(file)
  for (const width of pictureWidths) await encode(join(from, file), join(to, `${name}-${width}`), width)
  console.log(name)
}

async function encode(source: string, target: string, width: number) {
  if (existsSync(`${target}.avif`)) return
  const picture = sharp(source).resize({ width })
  await picture
    .clone()
    .avif({ quality: width > 500 ? 58 : 55, effort: 6 })
    .toFile(`${target}.avif`)
  await picture
    .clone()
    .webp({ quality: width > 500 ? 80 : 78, effort: 5 })
    .toFile(`${target}.webp`)
}
