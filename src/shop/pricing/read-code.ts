/** A code as it is stored: capitals and digits, however it was typed or pasted. Undefined if it cannot be one. */
export function readCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed.length > 100) return undefined
  const code = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Đ', 'D')
    .replace(/[\s._–—-]/g, '')
  return /^[A-Z0-9]{3,32}$/.test(code) ? code : undefined
}
