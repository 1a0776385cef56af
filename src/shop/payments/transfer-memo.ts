const prefix = 'LUOT'

/** The memo of a transfer: letters and digits only, since banks drop everything else. */
export const memoOf = (code: string) => `${prefix}${code}`

/** Letters of Crockford's base 32 that people confuse with digits. */
const misread: Record<string, string> = { O: '0', I: '1', L: '1' }

/** The parts of a memo that look like an order code, each once; banks add words, change case and drop spaces. */
export function codesIn(memo: string): string[] {
  const plain = memo.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = [...plain.matchAll(/LUOT(?=([0-9A-TV-Z]{8}))/g)].map(([, code]) =>
    code!.replace(/[OIL]/g, (letter) => misread[letter]!),
  )
  return [...new Set(found)]
}

/** For a notice: the only code, or all candidates. */
export const namedBy = (codes: string[]) =>
  codes.length > 1 ? { reference: null, codes } : { reference: codes[0] ?? null }
