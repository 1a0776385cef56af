import { describe, expect, test } from 'vitest'
import { decodeTable } from './decode-table.ts'

const words = 'SKU,Giá bán\nFP-1,"1.290.000 ₫"\nFP-2,Trắng ngà'
const utf16 = (text: string, mark = true) => {
  const bytes = Buffer.from(text, 'utf16le')
  return mark ? Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]) : bytes
}
/** Windows-1258 writes a Vietnamese letter, then its tone. */
const old = (text: string) =>
  Buffer.from(
    [...text.normalize('NFC')].flatMap((letter) => {
      const plain = { á: [0xe1], à: [0xe0], ắ: [0xe3, 0xec], đ: [0xf0], ộ: [0xf4, 0xf2], '₫': [0xfe] }[letter]
      return plain ?? [letter.charCodeAt(0)]
    }),
  )

describe('an uploaded table', () => {
  test.for([
    ['UTF-8', Buffer.from(words), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${words}`), 'utf-8'],
    ['UTF-16 with a mark', utf16(words), 'utf-16le'],
    ['UTF-16 without a mark', utf16(words, false), 'utf-16le'],
    ['big-endian UTF-16', utf16(words).swap16(), 'utf-16be'],
    ['windows-1258', old(words), 'windows-1258'],
  ] as const)('a table in %s is read', ([, bytes, encoding]) =>
    expect(decodeTable(bytes)).toEqual({ text: words, encoding }),
  )

  test.for([
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 9]), 'workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'workbook'],
    ['empty', Buffer.from(''), 'empty'],
    ['blank', Buffer.from(' \n '), 'empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'unknown-encoding'],
    ['in another country’s code page', Buffer.from([0x53, 0x4b, 0xd6, 0xe7, 0xb5, 0xfe]), 'unknown-encoding'],
  ] as const)('an upload is refused when it is %s', ([, bytes, error]) => expect(decodeTable(bytes)).toEqual({ error }))
})
