/** Parses a typed code: with a hash, with the memo's LUOT in front, and with letters that Crockford leaves out read as the digits they look like. */
export function readOrderCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/^\s*(#|LUOT\b)/, '')
    // The whole order id with its day: the code is its end.
    .replace(/^\s*\d{6}-/, '')
    .replace(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined
}
