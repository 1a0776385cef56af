import { describe, expect, test } from 'vitest'
import { choiceText, movedPictures, readPictureChoice, readPictures, pictureSkuOf } from './typed-pictures.ts'

const [a, b, c] = ['a', 'b', 'c']
const saved = [a, b, c].map((mediaId) => ({ mediaId, file: mediaId, options: null, alt: { vi: 'Giày', en: 'Boot' } }))

function form(rows: Record<string, string>, order = [c, a, b]) {
  const sent = new FormData()
  for (const id of order) {
    sent.append('picture', id)
    for (const locale of ['vi', 'en']) sent.set(`${locale}.${id}`, 'Giày trắng, nhìn nghiêng')
  }
  for (const [name, value] of Object.entries(rows)) sent.set(name, value)
  return sent
}

const variants = [{ sku: 'FS-WHT-245', options: { colour: 'white', size: '245' } }]
const knownOf = (...choices: string[]) => ({ choices, variants })

describe('the form of a product’s pictures', () => {
  test('pictures keep the order in which they are sent, without the removed ones', () => {
    const { pictures, errors } = readPictures(
      form({ 'off.a': 'yes', 'of.c': 'colour=white' }),
      saved,
      knownOf('colour=white'),
    )
    expect(errors).toEqual({})
    expect(pictures.map(({ mediaId, options }) => [mediaId, options])).toEqual([
      ['c', { colour: 'white' }],
      ['b', null],
    ])
  })

  test('a picture needs a description in both languages', () => {
    expect(Object.keys(readPictures(form({ 'en.b': ' ' }), saved, knownOf()).errors)).toEqual(['en.b'])
  })

  test('only pictures of this product and choices that it has are accepted', () => {
    const { pictures } = readPictures(form({ 'of.a': 'colour=pink' }, ['x', a]), saved, knownOf('colour=white'))
    expect(pictures).toMatchObject([{ mediaId: 'a', options: null }])
  })

  test('a picture may belong to one variant, by its SKU', () => {
    const sent = form({ 'of.a': 'colour=white', 'sku.a': ' fs-wht-245', 'sku.b': 'FS-BLK-1' })
    const { pictures, errors } = readPictures(sent, saved, knownOf('colour=white'))
    expect(pictures.find(({ mediaId }) => mediaId === 'a')!.options).toEqual({ colour: 'white', size: '245' })
    expect(Object.keys(errors)).toEqual(['sku.b'])
    expect(pictureSkuOf({ size: '245', colour: 'white' }, knownOf('colour=white'))).toBe('FS-WHT-245')
    expect(pictureSkuOf({ colour: 'white' }, knownOf('colour=white'))).toBe('')
  })

  test('a picture moves one place, and not beyond the ends', () => {
    expect(movedPictures([a, b, c], 'up:c')).toEqual(['a', 'c', 'b'])
    expect(movedPictures([a, b, c], 'up:a')).toEqual(['a', 'b', 'c'])
    expect(movedPictures([a, b, c], 'down:z')).toEqual(['a', 'b', 'c'])
  })

  test('the choice of a picture is the same after it is written and read', () => {
    expect(readPictureChoice(choiceText({ colour: 'white-grey' }))).toEqual({ colour: 'white-grey' })
    expect(readPictureChoice(choiceText(null))).toBeNull()
  })
})
