import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { suggest } from '#shop/search/phrases/suggest.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import NotFoundScreen from '#web/shell/layout/not-found-screen.tsx'
import { searchTermInPath } from '#web/shell/search/search-term-in-path.ts'
import type { Route } from './+types/not-found-page.ts'

/** Redirects moved addresses. For others it searches for the words of the address, so that the 404 page offers something. */
export async function loader({ params, url }: Route.LoaderArgs) {
  await redirectIfMoved(url)
  const q = searchTermInPath(`/${params['*']}`)
  return data(q ? await suggest(db, requestLocale(), q) : null, { status: 404 })
}
export const action = () => data(null, { status: 404 })

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen found={loaderData ?? undefined} />
}
