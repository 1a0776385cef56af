/** Draws the app icons for phones from public/favicon.svg into public/: `node scripts/draw-icons.js`. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const night = '#0a212a'
const mark = readFileSync('public/favicon.svg', 'utf8')
const bare = mark.replace(' rx="7"', '')

/** Draws the mark at `share` of the size of the square, because phones cut the edges to their own shape. */
async function draw(name, size, share = 1) {
  const side = Math.round(size * share)
  const drawing = await sharp(Buffer.from(share === 1 && name.startsWith('icon') ? mark : bare), { density: 1200 })
    .resize(side, side)
    .png()
    .toBuffer()
  await sharp({ create: { width: size, height: size, channels: 4, background: share === 1 ? '#0000' : night } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/${name}.png`)
}

await draw('icon-192', 192)
await draw('icon-512', 512)
await draw('maskable-512', 512, 0.72)
await draw('touch-180', 180, 0.86)
