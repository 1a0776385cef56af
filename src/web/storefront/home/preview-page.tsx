import type { MiddlewareFunction } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { Notice } from '#ui/notice.tsx'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { requireStaff } from '#web/shell/access/require-staff.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/preview-page.ts'
import { findHome } from './find-home.server.ts'
import { HomeView } from './home-view.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.home_preview_title() })

const staffOnly: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { cookies } = await requireStaff(request, 'content')
  return addCookies(await next(), cookies)
}
export const middleware: Route.MiddlewareFunction[] = [staffOnly]

/** The home page of the draft; never cached, and shown to staff only. */
export async function loader() {
  const { home, homeDraft, heroTitle, heroText } = await findSettings(db)
  const draft = homeDraft ?? { blocks: home, heroTitle, heroText }
  return { home: await findHome(requestLocale(), { ...draft, foot: Number.NaN }) }
}

export default function PreviewPage({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pb-4">
        <Breadcrumbs trail={[]} here={m.home_preview_title()} />
        <Notice tone="warning">{m.home_preview_note()}</Notice>
      </div>
      <HomeView home={home} />
    </>
  )
}
