import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Window } from './window.ts'

const folder = 'test-results/production'
const [columns, wide, high, gap, caption] = [6, 360, 300, 16, 28]

/** A picture of each step as a person would have seen it, in test-results/production, and a contact sheet. */
export function openAlbum() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const kept: { name: string; picture: Buffer }[] = []
  return {
    keep: async ({ page }: Pick<Window, 'page'>, title: string) => {
      const name = `${String(kept.length + 1).padStart(2, '0')}-${title.replaceAll(/[^a-z0-9]+/gi, '-')}`
      const picture = await page.screenshot()
      kept.push({ name, picture })
      writeFileSync(join(folder, `${name}.png`), picture)
    },
    sheet: async () => {
      const cells = await Promise.all(
        kept.map(async ({ name, picture }, at) => {
          const [left, top] = [
            gap + (at % columns) * (wide + gap),
            gap + Math.floor(at / columns) * (high + caption + gap),
          ]
          const small = await sharp(picture).resize(wide, high, {
            fit: 'contain',
            position: 'top',
            background: '#d7dee2',
          })
          const text = `<svg width="${wide}" height="${caption}"><text y="18" font-family="sans-serif" font-size="15">${name}</text></svg>`
          return [
            { input: await small.png().toBuffer(), left, top },
            { input: Buffer.from(text), left, top: top + high },
          ]
        }),
      )
      const width = gap + columns * (wide + gap)
      const height = gap + Math.ceil(kept.length / columns) * (high + caption + gap)
      const sheet = sharp({ create: { width, height, channels: 3, background: '#d7dee2' } }).composite(cells.flat())
      await sheet.png().toFile(join(folder, 'contact-sheet.png'))
    },
  }
}
