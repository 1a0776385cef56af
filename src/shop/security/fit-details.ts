const secret = /password|passwd|token|key|secret|authorization|cookie/i

/** What an event may hold: nothing named like a secret, texts of 300 characters, 30 entries, three levels. */
export function fitDetails(details: Record<string, unknown>, depth = 3): Record<string, unknown> {
  const entries = Object.entries(details).slice(0, 30)
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(0, 60), secret.test(name) ? '***' : fit(value, depth)]),
  )
}

function fit(value: unknown, depth: number): unknown {
  // PostgreSQL's jsonb knows every character but NUL, and no half of one.
  if (typeof value === 'string') return value.slice(0, 300).toWellFormed().replaceAll('\0', '')
  if (value === null || ['number', 'boolean'].includes(typeof value)) return value
  if (typeof value !== 'object') return typeof value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, 30).map((entry) => fit(entry, depth - 1))
  return fitDetails(value as Record<string, unknown>, depth - 1)
}
