const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** `12,4 MB`: bytes for people to read. */
export function sizeWords(bytes: number) {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)))
  const number = bytes / 2 ** (10 * step)
  const rounded = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: step && number < 100 ? 1 : 0 }).format(number)
  return `${rounded} ${units[step]}`
}

/** `0,8 ms`, `1,2 s`. */
export const spanWords = (ms: number) =>
  ms < 1000
    ? `${new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 }).format(ms)} ms`
    : `${new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 }).format(ms / 1000)} s`
