type Given = { actionHeaders: Headers; loaderHeaders: Headers }

/** What an action says beside its page (Retry-After) reaches the browser; cookies travel by themselves, once. `more` stands on every answer. */
export function answerHeaders({ actionHeaders, loaderHeaders }: Given, more: Record<string, string> = {}) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) if (name !== 'set-cookie') all.set(name, value)
  for (const [name, value] of Object.entries(more)) all.set(name, value)
  return all
}
