/** Encodes Vietnamese like Excel did before Unicode, in windows-1258: some accents are separate letters. */
export const inOldWindows = (text: string) => {
  const marks: Record<string, string> = {
    '\u0300': '\xcc',
    '\u0309': '\xd2',
    '\u0303': '\xde',
    '\u0301': '\xec',
    '\u0323': '\xf2',
    đ: '\xf0',
    Đ: '\xd0',
    ơ: '\xf5',
  }
  const letters = text.normalize('NFD').replace(/([aeo])\u0323?\u0302/g, (whole, letter: string) => {
    const hat = { a: '\xe2', e: '\xea', o: '\xf4' }[letter]!
    return whole.includes('\u0323') ? `${hat}\u0323` : hat
  })
  const bytes = letters.replace(/o\u031b/g, '\xf5')
  return Buffer.from([...bytes].map((sign) => marks[sign] ?? sign).join(''), 'latin1')
}
