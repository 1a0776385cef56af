/**
 * PostgreSQL keeps no text with the character 0 in it, and nobody types one: it comes along when something that is no text is pasted, or by
 * hand of an attacker. Taken out here, once for all pages, it costs nobody what else was typed.
 */
export function stripNullCharacters(request: Request, form: FormData): Request {
  if (![...form.values()].some(holdsZero)) return request
  const body = new FormData()
  for (const [name, value] of form) body.append(name, typeof value === 'string' ? value.replaceAll('\0', '') : value)
  const headers = new Headers(request.headers)
  // Said anew with the new body.
  headers.delete('Content-Type')
  headers.delete('Content-Length')
  return new Request(request.url, { method: request.method, headers, body })
}

const holdsZero = (value: FormDataEntryValue) => typeof value === 'string' && value.includes('\0')

/** In an address it becomes the sign for what is no character: the steps of a path stay where they are, and nothing of that name is found. */
export const stripNullFromAddress = (request: Request): Request =>
  request.url.includes('%00') ? new Request(request.url.replaceAll('%00', '%EF%BF%BD'), request) : request
