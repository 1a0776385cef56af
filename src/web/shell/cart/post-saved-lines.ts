import type { SavedLinesView } from './view-saved-lines.server.ts'

type SavedLinesBody = { lines: object[] } | { changes: object[] } | { merge: object[] }

/** Posts to `/api/saved`. Returns a refusal in words; nothing for any other failure. */
export async function postSavedLines(
  href: string,
  body: SavedLinesBody,
): Promise<SavedLinesView | { refusal: string } | undefined> {
  const answered = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (answered?.ok || answered?.status === 422) return (await answered.json()) as SavedLinesView | { refusal: string }
}
