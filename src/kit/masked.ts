const secret = /password|passwd|token|key|secret|authorization|cookie/i
const hidden = '***'

/** A copy for the log: hides properties named like secrets at every depth, and secrets inside texts. */
export function masked(value: unknown, depth = 6): unknown {
  if (typeof value === 'string') return maskedText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => masked(one, depth - 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 50)
      .map(([name, one]) => [name, secret.test(name) ? hidden : masked(one, depth - 1)]),
  )
}

/** Longer texts are cut first, since regular expressions take time proportional to their input. */
const longest = 8_000

/**
 * Removes secrets and personal data from a text: parameters of database queries (drizzle writes them into its messages), query strings of addresses,
 * `token=…` and the like, email addresses.
 */
export const maskedText = (text: string) =>
  text
    .slice(0, longest)
    .replace(/\nparams: [^]*?(?=\n {4}at |$(?![^]))/g, '')
    .replace(/(\w{1,10}:\/\/[^\s?#"'<>]{1,300}|\/[^\s?#"'<>]{0,300})\?[^\s"'<>):]*/g, '$1')
    .replace(/((?:password|passwd|token|key|secret)[\w-]{0,30}["']?\s?[=:]\s?["']?)[^\s"',;&)]+/gi, `$1${hidden}`)
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, hidden)
