import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures, payload } from '#test/hostile-pictures.ts'
import { shopPicture } from './shop-picture.server.ts'
import { PictureRefused } from './square-picture.server.ts'

const files = await hostilePictures()
const narrow = { widths: [160], zoomWidth: 2400 }

describe('a product picture', () => {
  test.each(files.filter((file) => file.end === 'refused'))('$name is refused', async ({ bytes }) => {
    await expect(shopPicture(bytes, narrow)).rejects.toBeInstanceOf(PictureRefused)
  })

  test.each(files.filter((file) => file.end === 'cleaned'))('hidden content of $name is removed', async ({ bytes }) => {
    const { encoded } = await shopPicture(bytes, narrow)
    for (const { avif, webp } of encoded)
      for (const made of [avif, webp]) expect(Buffer.from(made).includes(payload)).toBe(false)
  })

  test('a product picture is made square in every width, uncropped, on the shop’s background', async () => {
    const wide = { create: { width: 400, height: 100, channels: 3 as const, background: '#c00' } }
    const { encoded: made, zoomed } = await shopPicture(await sharp(wide).png().toBuffer(), {
      widths: [160, 400],
      zoomWidth: 2400,
    })
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
    const { encoded, zoomed } = await shopPicture(bytes, narrow)
    expect(encoded.map(({ width }) => width)).toEqual([160])
    const { width, height, exif } = await sharp(zoomed).metadata()
    expect({ width, height, exif }).toEqual({ width: 2400, height: 2400, exif: undefined })
  })

  test('goods that were cut out are laid on the pale ground and on a dark one; other pictures have no dark version', async () => {
    const red = await sharp({ create: { width: 40, height: 80, channels: 4, background: '#c00' } })
      .png()
      .toBuffer()
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
      .composite([{ input: red }])
      .png()
      .toBuffer()
    const { encoded, dark } = await shopPicture(bytes, narrow)
    const corners = async (file: Uint8Array) => {
      const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [...data.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3)]
      return { goods: at(80, 60)[0], ground: at(2, 2) }
    }
    expect(await corners(encoded[0]!.webp)).toMatchObject({ ground: [230, 236, 241].map(near) })
    expect(await corners(dark![0]!.avif)).toMatchObject({ goods: near(204), ground: [57, 69, 77].map(near) })
    const roundCorner = await sharp(red)
      .composite([
        {
          input: Buffer.from([0, 0, 0, 255]),
          raw: { width: 1, height: 1, channels: 4 },
          left: 0,
          top: 0,
          blend: 'dest-out',
        },
      ])
      .png()
      .toBuffer()
    for (const photo of [red, roundCorner, await sharp(red).jpeg().toBuffer()])
      expect((await shopPicture(photo, narrow)).dark).toBeUndefined()
  })
})

/** Encoding moves a tone by a few steps. */
const near = (tone: number) => expect.toSatisfy((found: number) => Math.abs(found - tone) < 6, `near ${tone}`)
