import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { layOnGround } from './lay-on-ground.ts'

const side = 200
const plain = (background: string) => sharp({ create: { width: side, height: side, channels: 4, background } })

async function pixelsOf(master: Uint8Array) {
  const { data, info } = await (await layOnGround(master)).raw().toBuffer({ resolveWithObject: true })
  return {
    data,
    channels: info.channels,
    at: (x: number, y: number) => [...data.subarray((y * side + x) * 3).subarray(0, 3)],
  }
}

describe('A transparent studio picture laid on its background', () => {
  test('a transparent pixel becomes pale ice, lightest behind the product', async () => {
    const { at, channels } = await pixelsOf(await plain('#0000').webp({ lossless: true }).toBuffer())
    expect(channels).toBe(3)
    const close = (seen: number[], wanted: number[]) =>
      seen.forEach((tone, c) => expect(Math.abs(tone - wanted[c]!)).toBeLessThanOrEqual(1))
    close(at(100, 84), [0xf4, 0xf7, 0xf9])
    close(at(199, 199), [0xd2, 0xdd, 0xe5])
  })

  test('an opaque pixel keeps its exact colour', async () => {
    const { data } = await pixelsOf(await plain('#12485a').webp({ lossless: true }).toBuffer())
    expect(new Set(data.toString('hex').match(/.{6}/g))).toEqual(new Set(['12485a']))
  })

  test('a half-transparent shadow lets the background through', async () => {
    const { at } = await pixelsOf(await plain('#00000080').webp({ lossless: true }).toBuffer())
    expect(at(100, 84)[0]).toBeGreaterThan(0xf4 / 2 - 3)
    expect(at(100, 84)[0]).toBeLessThan(0xf4 / 2 + 3)
  })

  test('in the dark theme the ground is dark and lightest behind the product', async () => {
    const master = await plain('#0000').webp({ lossless: true }).toBuffer()
    const data = await (await layOnGround(master, 'dark')).raw().toBuffer()
    const red = (x: number, y: number) => data[(y * side + x) * 3]!
    expect(Math.abs(red(100, 84) - 0x47)).toBeLessThanOrEqual(1)
    expect(Math.abs(red(199, 199) - 0x22)).toBeLessThanOrEqual(1)
  })

  test('the background has no bands, since neighbouring tones are mixed', async () => {
    const { at } = await pixelsOf(await plain('#0000').webp({ lossless: true }).toBuffer())
    const row = Array.from({ length: 40 }, (_, i) => at(150 + i, 84)[0]!)
    const ups = row.filter((tone, i) => i > 0 && tone > row[i - 1]!)
    expect(ups.length).toBeGreaterThan(0)
  })

  test('a picture without transparency stays as it is', async () => {
    const master = await plain('#c00').removeAlpha().webp({ lossless: true }).toBuffer()
    const { at } = await pixelsOf(master)
    expect(at(0, 0)).toEqual([0xcc, 0, 0])
  })
})
