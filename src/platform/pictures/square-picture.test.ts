import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures, payload } from '#test/hostile-pictures.ts'
import { PictureRefused, squarePicture } from './square-picture.server.ts'

const files = await hostilePictures()

describe('an uploaded picture', () => {
  test.each(files.filter((file) => file.end === 'refused'))('$name is refused', async ({ bytes }) => {
    await expect(squarePicture(bytes, [160])).rejects.toBeInstanceOf(PictureRefused)
  })

  test.each(files.filter((file) => file.end === 'cleaned'))(
    '$name is re-encoded without its hidden content',
    async ({ bytes }) => {
      const made = Buffer.from((await squarePicture(bytes, [160])).get(160)!)
      expect(made.includes(payload)).toBe(false)
      const { format, exif, width, height } = await sharp(made).metadata()
      expect({ format, exif, width, height }).toEqual({ format: 'webp', exif: undefined, width: 160, height: 160 })
    },
  )

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a valid %s is accepted, even a tiny one', async (format) => {
    const tiny = { create: { width: 3, height: 7, channels: 3 as const, background: '#fff' } }
    const made = await squarePicture(await sharp(tiny).toFormat(format).toBuffer(), [160, 400])
    expect([...made.keys()]).toEqual([160, 400])
  })

  test('a decompression bomb is refused before it costs time or memory', async () => {
    const { bytes } = files.find((file) => file.name.includes('196 million'))!
    const before = process.memoryUsage().rss
    const started = process.cpuUsage()
    for (let n = 0; n < 20; n += 1) await squarePicture(bytes, [160]).catch(() => undefined)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000, 'ms of the processor').toBeLessThan(3_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
  })

  test('a photo with EXIF rotation is turned upright', async () => {
    const black = { create: { width: 40, height: 20, channels: 3 as const, background: '#000' } }
    // Red on the left as stored; the EXIF quarter turn moves it to the top.
    const lying = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
      .composite([{ input: await sharp(black).resize(20, 40).png().toBuffer(), left: 20, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = sharp((await squarePicture(lying, [160])).get(160)!).removeAlpha()
    const redAt = async (top: number) =>
      (await made.clone().extract({ left: 78, top, width: 4, height: 4 }).raw().toBuffer())[0]!
    expect(await redAt(10)).toBeGreaterThan(200)
    expect(await redAt(146)).toBeLessThan(50)
  })
})
