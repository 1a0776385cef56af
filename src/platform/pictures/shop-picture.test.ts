import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures, payload } from '#test/hostile-pictures.ts'
import { shopPicture } from './shop-picture.server.ts'
import { PictureRefused } from './square-picture.server.ts'

const files = await hostilePictures()

describe('a product picture', () => {
  test.each(files.filter((file) => file.end === 'refused'))('$name is refused', async ({ bytes }) => {
    await expect(shopPicture(bytes, [160], 2400)).rejects.toBeInstanceOf(PictureRefused)
  })

  test.each(files.filter((file) => file.end === 'cleaned'))('hidden content of $name is removed', async ({ bytes }) => {
    const { encoded } = await shopPicture(bytes, [160], 2400)
    for (const { avif, webp } of encoded)
      for (const made of [avif, webp]) expect(Buffer.from(made).includes(payload)).toBe(false)
  })

  test('a product picture is made square in every width, uncropped, on the shop’s background', async () => {
    const wide = { create: { width: 400, height: 100, channels: 3 as const, background: '#c00' } }
    const { encoded: made, zoomed } = await shopPicture(await sharp(wide).png().toBuffer(), [160, 400], 2400)
    expect(zoomed).toBeUndefined()
    expect(made.map(({ width }) => width)).toEqual([160, 400])
    for (const { width, webp, avif } of made)
      for (const file of [webp, avif]) {
        const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual([width, width])
        const red = (x: number, y: number) => data[(y * width + x) * 3]! - data[(y * width + x) * 3 + 1]!
        expect(red(2, width / 2)).toBeGreaterThan(100)
        expect(red(width / 2, 2)).toBeLessThan(20)
      }
  })

  test('a wide original keeps its detail for zooming, and nothing of its file', async () => {
    const wide = { create: { width: 2400, height: 1600, channels: 3 as const, background: '#c00' } }
    const bytes = await sharp(wide)
      .withExif({ IFD0: { Copyright: 'mine' } })
      .jpeg()
      .toBuffer()
    const { encoded, zoomed } = await shopPicture(bytes, [160], 2400)
    expect(encoded.map(({ width }) => width)).toEqual([160])
    const { width, height, exif } = await sharp(zoomed).metadata()
    expect({ width, height, exif }).toEqual({ width: 2400, height: 2400, exif: undefined })
  })
})
