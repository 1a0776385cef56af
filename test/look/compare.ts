import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { environmentKey } from './environment.ts'

export const results = 'test-results/look'
const accepted = join('.looks', environmentKey())

/** How far a pixel's colour may differ (pixelmatch: 0 to 1), and how many pixels may differ more. A changed letter is about thirty. */
const tolerance = { colour: 0.06, pixels: 12 }

export type Verdict = 'accepted' | 'same' | 'changed' | 'new'

const fileOf = (name: string) => join(accepted, `${name}.png`)

/** The accepted picture of this name, unless a new one is about to replace it. */
export const acceptedPicture = (name: string) =>
  existsSync(fileOf(name)) && !process.env.LOOK_ACCEPT ? readFileSync(fileOf(name)) : undefined

/** Saves the picture among the results, and compares it with the accepted one or replaces that one. */
export async function compare(name: string, now: Buffer): Promise<Verdict> {
  write(join(results, 'now', `${name}.png`), now)
  if (process.env.LOOK_ACCEPT) {
    write(fileOf(name), now)
    return 'accepted'
  }
  const before = acceptedPicture(name)
  if (!before) return 'new'
  if (before.equals(now)) return 'same'
  return (await differs(name, before, now)) ? 'changed' : 'same'
}

async function differs(name: string, before: Buffer, now: Buffer) {
  const [a, b] = await Promise.all([decode(before), decode(now)])
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const [left, right] = await Promise.all([padTo(before, width, height), padTo(now, width, height)])
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(left, right, difference, width, height, { threshold: tolerance.colour })
  const isSameSize = a.width === b.width && a.height === b.height
  if (isSameSize && count <= tolerance.pixels) return false
  await writeSideBySide(name, [left, right, difference], { width, height })
  return true
}

const decode = (png: Buffer) => sharp(png).metadata()

/** As raw RGBA; missing parts of a smaller picture are magenta. */
const padTo = async (png: Buffer, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#ff00ff' } })
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer()

/** Before, after and difference in one picture. */
async function writeSideBySide(name: string, pictures: Buffer[], { width, height }: Size) {
  const gap = 16
  const file = join(results, 'changed', `${name}.webp`)
  mkdirSync(dirname(file), { recursive: true })
  await sharp({ create: { width: width * 3 + gap * 2, height, channels: 3, background: '#ff00ff' } })
    .composite(
      pictures.map((input, at) => ({ input, raw: { width, height, channels: 4 }, left: at * (width + gap), top: 0 })),
    )
    .webp({ quality: 90 })
    .toFile(file)
}
type Size = { width: number; height: number }

function write(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
