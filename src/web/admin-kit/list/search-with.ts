/** The search of the same list with something changed. Another filter begins at its first page, and what is empty leaves the address. */
export function searchWith(params: URLSearchParams, change: Record<string, string | number | null>) {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}
