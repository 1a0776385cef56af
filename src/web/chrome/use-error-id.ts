import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** The id under which the server logged the bug (answer-page.ts); else the number of a refusal such as 403. */
export function useErrorId(error: unknown) {
  const [id, setId] = useState<string>()
  useEffect(() => setId(document.querySelector<HTMLMetaElement>('meta[name=error-id]')?.content), [])
  return id ?? (isRouteErrorResponse(error) ? String(error.status) : undefined)
}
