type HeaderArgs = { actionHeaders: Headers; loaderHeaders: Headers }

/**
 * Passes the headers of the action (Retry-After) to the browser. React Router sends cookies itself, so they are left out here. `more` is
 * added to every response.
 */
export function answerHeaders({ actionHeaders, loaderHeaders }: HeaderArgs, more: Record<string, string> = {}) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) if (name !== 'set-cookie') all.set(name, value)
  for (const [name, value] of Object.entries(more)) all.set(name, value)
  return all
}
