import { Link } from 'react-router'
import { searchForStaff } from '#flows/system/search-for-staff.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { textParam } from '../list/list-params.ts'
import { PageHead } from '../page/page-head.tsx'
import { Panel } from '../page/panel.tsx'
import { ListSearchForm } from '../list/list-search-form.tsx'
import { opensPage } from '../admin-areas.ts'
import { adminContext } from '../admin-guard.server.ts'
import { useMayOpen } from '../use-may-open.ts'
import { searchResultGroups } from './search-result-groups.ts'
import type { Route } from './+types/find-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.admin_find_title() })

/** The command palette fetches this while somebody types; without scripts it is a search page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const text = textParam(url.searchParams)
  const { areas } = context.get(adminContext)
  const { orders, products, people, articles } = await searchForStaff(db, requestLocale(), text)
  return {
    text,
    found: {
      orders: opensPage(areas, '/admin/orders') ? orders : [],
      products: opensPage(areas, '/admin/products') ? products : [],
      people: opensPage(areas, '/admin/users') ? people : [],
      articles: opensPage(areas, '/admin/posts') ? articles : [],
    },
  }
}

export default function FindPage({ loaderData: { text, found } }: Route.ComponentProps) {
  const groups = searchResultGroups(text, found, useMayOpen())
  return (
    <>
      <PageHead title={m.admin_find_title()} />
      <div className="grid gap-5">
        <div className="rounded-sm border border-line bg-surface">
          <ListSearchForm label={m.admin_find_label()} text={text} keptParams={[]} />
        </div>
        {groups.map(({ title, options }) => (
          <Panel key={title} title={title}>
            <ul className="grid gap-1">
              {options.map(({ to, label, note }) => (
                <li key={to + label} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Link to={to} className="link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                  <span className="num text-muted">{note}</span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
        {!groups.length && <p className="text-muted">{m.admin_find_nothing()}</p>}
      </div>
    </>
  )
}
