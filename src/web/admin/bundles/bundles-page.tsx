import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { isOffered } from '#shop/settings/ready-bundles.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'
import { bundleKindWords } from './bundle-kind-words.ts'
import type { Route } from './+types/bundles-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.bundle_admin_title() })

const doneWords = { save: () => m.bundle_admin_saved(), remove: () => m.bundle_admin_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const { readyBundles } = await findSettings(db)
  const rows = readyBundles.map((bundle) => ({
    slug: bundle.slug,
    kind: bundle.kind,
    name: inLocale(bundle.name, requestLocale()),
    isOffered: isOffered(bundle),
  }))
  return { rows, done: readDoneParam(doneWords, url) }
}

export default defineList(({ loaderData: { done } }: Route.ComponentProps) => ({
  title: m.bundle_admin_title(),
  note: m.bundle_admin_note(),
  links: [
    { to: '/admin/bundles/new', label: m.bundle_admin_new(), icon: <Plus aria-hidden size={18} />, isMain: true },
  ],
  done: done && doneWords[done](),
  columns: columns(),
  card: Card,
  rowKey: ({ slug }) => slug,
  empty: { text: m.bundle_admin_none() },
}))

type Row = Route.ComponentProps['loaderData']['rows'][number]

const Name = ({ row: { slug, name } }: { row: Row }) => (
  <Link to={`/admin/bundles/${slug}`} className="link font-[560]">
    {name}
  </Link>
)

const Shown = ({ row }: { row: Row }) =>
  row.isOffered ? (
    <a href={readyBundleAddress(row.slug)} className="link">
      {m.bundle_admin_see()}
    </a>
  ) : (
    <span className="text-muted">{m.bundle_admin_off()}</span>
  )

const columns = (): Column<Row>[] => [
  { key: 'name', head: m.bundle_admin_name(), cell: (row) => <Name row={row} /> },
  { key: 'kind', head: m.bundle_admin_kind(), cell: (row) => bundleKindWords[row.kind]() },
  { key: 'shown', head: m.bundle_admin_shown(), cell: (row) => <Shown row={row} /> },
]

const Card = (row: Row) => (
  <>
    <Name row={row} />
    <p className="type-fine mb-1.5 text-muted">{bundleKindWords[row.kind]()}</p>
    <Shown row={row} />
  </>
)
