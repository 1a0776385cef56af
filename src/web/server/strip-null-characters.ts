/**
 * PostgreSQL cannot store the character NUL, and nobody types it: it comes with pasted binary data or from an attacker. It is removed here for all
 * pages, so that the rest of the typed text is not lost.
 */
export function stripNullCharacters(request: Request, form: FormData): Request {
  if (![...form.values()].some(hasNullCharacter)) return request
  const body = new FormData()
  for (const [name, value] of form) body.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  const headers = new Headers(request.headers)
  // The new body sets its own Content-Type.
  headers.delete('Content-Type')
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body })
}

const hasNullCharacter = (value: FormDataEntryValue) => typeof value === 'string' && value.includes('\0')

/** In an address NUL becomes the replacement character: the path keeps its segments, and nothing is found under that name. */
export const stripNullFromAddress = (request: Request): Request =>
  request.url.includes('%00') ? new Request(request.url.replaceAll('%00', '%EF%BF%BD'), request) : request
