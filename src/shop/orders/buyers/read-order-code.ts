/** A code as people type it: with a hash, with the memo's LUOT before it, with the letters that Crockford leaves out for the digits they look like. */
export function readOrderCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/^\s*(#|LUOT\b)/, '')
    // The whole number, day included: the code is its end.
    .replace(/^\s*\d{6}-/, '')
    .replace(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined
}
