import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { placesIn } from '../traits/chunk.ts'
import { withoutTelex } from './find-matches.ts'
import { readPhrase } from './read-phrase.ts'

describe('Telex and VNI typing', () => {
  test.for([
    ['giayf truowtj bawng', 'giay truot bang'],
    ['giay2 tru7o75t ba8ng', 'giay truot bang'],
    ['luowix ddeepj', 'luoi dep'],
    ['giay size 39', 'giay size 39'],
    ['245', '245'],
    ['xanh', 'xanh'],
  ])('%s is read as %s', ([typed, read]) => expect(withoutTelex(typed!)).toBe(read))
})

describe('a phrase', () => {
  const same = new Map([
    ['luoi', ['luoi', 'blade']],
    ['khuc con cau', ['khuc con cau', 'hockey']],
  ])
  const read = (text: string) => readPhrase(text, { same, ignored: new Set(['nu', 'cho', 'gia re']) })

  test('synonyms are tried side by side, the longest phrase first', () => {
    expect(read('lưỡi khúc côn cầu ').units.map(({ alternatives }) => alternatives)).toEqual([
      [['luoi'], ['blade']],
      [['khuc', 'con', 'cau'], ['hockey']],
    ])
  })

  test('sizes are read, and words that mark them or say nothing are dropped', () => {
    expect(read('giày nữ size 39').units.map(({ alternatives, sizes }) => ({ alternatives, sizes }))).toEqual([
      { alternatives: [['giay']], sizes: [] },
      { alternatives: [], sizes: ['245'] },
    ])
    expect(read('245mm').units[0]!.sizes).toEqual(['245'])
    // Vietnamese shoes carry whole numbers; 38 lies between the European 37.5 and 38.5.
    expect(read('size EU 38').units.map(({ alternatives, sizes }) => ({ alternatives, sizes }))).toEqual([
      { alternatives: [], sizes: ['235', '240'] },
    ])
    expect(read('giày cổ cao size 39').units.map(({ typed }) => typed.join(' '))).toEqual(['giay', 'co', 'cao', '39'])
    expect(read('nữ').units).toHaveLength(1)
    expect(read('giày giá rẻ cho nữ').units.map(({ typed }) => typed.join(' '))).toEqual(['giay'])
    // Only the whole phrase says nothing.
    expect(read('giá').units.map(({ typed }) => typed)).toEqual([['gia']])
  })

  test('a foot in centimetres is read as the label of its boot, and a lace is no foot', () => {
    for (const typed of ['24,5 cm', '24.5cm', '24,3 cm', '24,5cm '])
      expect(
        read(`giày ${typed}`).units.map(({ sizes }) => sizes),
        typed,
      ).toEqual([[], ['245']])
    expect(read('size 24 cm').units.map(({ alternatives, sizes }) => ({ alternatives, sizes }))).toEqual([
      { alternatives: [], sizes: ['240'] },
    ])
    expect(read('24cm in stock').units[0]!.sizes).toEqual(['240'])
    for (const typed of ['dây 120 cm', 'dây cỡ 120 cm', 'dây 120cm'])
      expect(
        read(typed).units.map(({ sizes, laces }) => ({ sizes, laces })),
        typed,
      ).toEqual([
        { sizes: [], laces: undefined },
        { sizes: [], laces: ['120'] },
      ])
  })

  test('a foot in millimetres is read as the next label, and a number in millimetres may also be a holder’s', () => {
    const readAs = (text: string) => read(text).units.map(({ alternatives, sizes }) => [alternatives, sizes])
    expect(readAs('247')).toEqual([[[['247']], ['250']]])
    expect(readAs('243mm')).toEqual([[[['243mm'], ['243']], ['245']]])
    expect(readAs('245 mm')).toEqual([[[['245']], ['245']]])
    expect(readAs('size 245 mm')).toEqual([[[], ['245']]])
  })

  test('a letter beside a word for sizes is a size, and elsewhere only a letter', () => {
    const readAs = (text: string) => read(text).units.map(({ alternatives, sizes }) => [alternatives, sizes])
    for (const typed of ['size M', 'cỡ M', 'M size']) expect(readAs(`${typed} `), typed).toEqual([[[['m']], ['M']]])
    expect(readAs('găng XL')).toEqual([
      [[['gang']], []],
      [[['xl']], []],
    ])
  })

  test('blades are measured in inches, in words or by the sign; a whole number without them is any number', () => {
    const lengthsIn = (text: string) => read(text).units.flatMap(({ lengths }) => lengths ?? [])
    for (const typed of ['lưỡi 10 inch', 'lưỡi 10inch', 'lưỡi 10"', 'lưỡi 10 ″', 'blade 10 inches'])
      expect(lengthsIn(typed), typed).toEqual(['10'])
    expect(lengthsIn('blade 10inch in stock')).toEqual(['10'])
    expect(lengthsIn('lưỡi 9,75 inch')).toEqual(['9.75'])
    expect(lengthsIn('lưỡi 9,75')).toEqual(['9.75'])
    for (const typed of ['lưỡi 10', '5 inch', '16"']) expect(lengthsIn(typed), typed).toEqual([])
    expect(read('lưỡi 10"').units[1]!.alternatives).toEqual([['10']])
  })

  test('the last word is open until a space follows', () => {
    expect(read('giay tr').units.map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect(read('giay tr ').units.map(({ isOpen }) => isOpen)).toEqual([false, false])
  })
})

test('the edit distance is symmetric, and zero for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 7)).toBe(editDistance(b, a, 7))
      expect(editDistance(a, a, 2)).toBe(0)
    }),
  )
  expect(editDistance('giya', 'giay', 1)).toBe(1)
  expect(editDistance('truoc', 'truot', 1)).toBe(1)
})

test('placesIn returns the positions of the set bits', () => {
  expect(placesIn(Uint8Array.from([0, 0, 0, 16, 0b1000_0001, 0b0100_0000]))).toEqual([0, 7, 9])
})
