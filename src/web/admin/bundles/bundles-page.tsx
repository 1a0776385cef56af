import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { isOffered } from '#shop/settings/ready-bundles.ts'
import { buttonClass } from '#ui/button.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
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

export default function BundlesPage({ loaderData: { rows, done } }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <PageHead title={m.bundle_admin_title()} note={m.bundle_admin_note()}>
        <Link to="/admin/bundles/new" className={buttonClass({ size: 'sm' })}>
          <Plus aria-hidden size={18} />
          {m.bundle_admin_new()}
        </Link>
      </PageHead>
      <Outcome answer={undefined} done={done && doneWords[done]()} />
      <section className="rounded-sm border border-line bg-surface">
        {rows.length ? (
          <RowTable
            caption={m.bundle_admin_title()}
            columns={columns()}
            rows={rows}
            rowKey={({ slug }) => slug}
            card={Card}
          />
        ) : (
          <p className="px-5 py-6 text-muted">{m.bundle_admin_none()}</p>
        )}
      </section>
    </div>
  )
}

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
