type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258'
export type Undecodable = 'workbook' | 'unknown-encoding' | 'empty'

/** Every non-ASCII letter that Vietnamese text and a price list may contain, in composed form. */
const vietnamese =
  /^[\t\r\n\x20-\x7e\u00a0À-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĂăĐđĨĩŨũƠơƯư\u1ea0-\u1ef9₫€°±²³½¼¾×÷·«»“”‘’–—…•™®©§]*$/u

/**
 * Decodes a file and detects its encoding, or answers why it cannot be read. Without a byte order mark it is UTF-8, else what Excel in Vietnam may have
 * written.
 */
export function decodeTable(bytes: Uint8Array): { text: string; encoding: Encoding } | { error: Undecodable } {
  if (bytes.length === 0) return { error: 'empty' }
  if (isWorkbook(bytes)) return { error: 'workbook' }
  for (const encoding of candidates(bytes)) {
    const text = decoded(bytes, encoding)
    if (text !== undefined) return text.trim() ? { text, encoding } : { error: 'empty' }
  }
  return { error: 'unknown-encoding' }
}

/** `.xlsx` is a zip, `.xls` an OLE container. */
const isWorkbook = ([a, b, c, d]: Uint8Array) =>
  (a === 0x50 && b === 0x4b && c === 3 && d === 4) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)

function candidates(bytes: Uint8Array): Encoding[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  // The digits and commas of a table are ASCII: in UTF-16 every other byte of them is zero.
  const zeros = [0, 1].map((odd) => bytes.subarray(0, 200).filter((byte, at) => byte === 0 && at % 2 === odd).length)
  if (zeros[1]! > 20 && zeros[0]! < 5) return ['utf-16le']
  if (zeros[0]! > 20 && zeros[1]! < 5) return ['utf-16be']
  return ['utf-8', 'windows-1258']
}

function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize()
    // In an old code page every byte is some letter; only Vietnamese text proves that the page is right.
    if (encoding === 'windows-1258' && !vietnamese.test(text)) return
    return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text
  } catch {
    return
  }
}
