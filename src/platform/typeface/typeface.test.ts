import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { typeface } from './typeface.server.ts'

type Font = {
  postscriptName: string
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string): {
    advanceWidth: number
    glyphs: { advanceWidth: number; path: { toSVG(): string; bbox: { maxY: number; maxX: number } } }[]
  }
}
const [regular, bold] = (['regular', 'bold'] as const).map((weight) => create(typeface(weight)) as Font) as [Font, Font]
const one = (font: Font, letter: string) => font.layout(letter).glyphs[0]!

describe('the typeface for print', () => {
  test('the typeface holds every Vietnamese letter, the đồng sign and the punctuation of printed papers', () => {
    const letters = 'aăâeêioôơuưyđ'
    const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323']
    const all = [...letters].flatMap((letter) =>
      tones.map((tone) => (letter === 'đ' ? letter : (letter + tone).normalize('NFC'))),
    )
    const text = `${all.join('')}${all.join('').toUpperCase()}0123456789₫×−·–″%/().,:`
    expect([...text].filter((letter) => !regular.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([])
  })

  test('bold is wider than regular and differs in shape', () => {
    expect(bold.layout('Giày trượt').advanceWidth).toBeGreaterThan(regular.layout('Giày trượt').advanceWidth)
    expect(one(bold, 'ớ').path.toSVG()).not.toBe(one(regular, 'ớ').path.toSVG())
  })

  test('accents sit above their letter and add no width', () => {
    expect(one(regular, 'ế').path.bbox.maxY).toBeGreaterThan(one(regular, 'ê').path.bbox.maxY)
    expect(one(regular, 'ê').path.bbox.maxY).toBeGreaterThan(one(regular, 'e').path.bbox.maxY)
    expect(one(regular, 'é').advanceWidth).toBe(one(regular, 'e').advanceWidth)
  })

  test('digits are of equal width, so that sums line up', () => {
    expect(new Set([...'0123456789'].map((figure) => one(regular, figure).advanceWidth)).size).toBe(1)
  })
})
