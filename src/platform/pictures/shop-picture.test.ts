import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hostilePictures, payload } from '#test/hostile-pictures.ts'
import { shopPicture } from './shop-picture.server.ts'
import { PictureRefused } from './square-picture.server.ts'

const files = await hostilePictures()

describe('a picture of the shop’s goods', () => {
  test.each(files.filter((file) => file.end === 'refused'))('is never $name', async ({ bytes }) => {
    await expect(shopPicture(bytes, [160])).rejects.toBeInstanceOf(PictureRefused)
  })

  test.each(files.filter((file) => file.end === 'cleaned'))('of $name keeps nothing that it hid', async ({ bytes }) => {
    for (const { avif, webp } of await shopPicture(bytes, [160]))
      for (const made of [avif, webp]) expect(Buffer.from(made).includes(payload)).toBe(false)
  })

  test('is a square in every width, whole, on the ground of the shop', async () => {
    const wide = { create: { width: 400, height: 100, channels: 3 as const, background: '#c00' } }
    const made = await shopPicture(await sharp(wide).png().toBuffer(), [160, 400])
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
})
