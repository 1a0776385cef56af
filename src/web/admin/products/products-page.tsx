import { Plus } from 'lucide-react'
import { data, Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { bulkProducts } from '#shop/catalogue/products/bulk-products.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { countProductRows } from '#shop/inventory/lists/count-product-rows.ts'
import { productRowsPerPage } from '#shop/inventory/lists/list-product-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { PickedBar } from '#web/admin-kit/list/bulk-bar.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { ProductBulkOutcome, ProductPickCard, productPickColumn, ProductActs, type ProductBulkAnswer } from './bulk.tsx'
import { readBulk } from './typed-bulk.ts'
import { allLevels, readProductParams } from './read-product-params.ts'
import { ProductTools } from './product-tools.tsx'
import { NoProducts } from '#web/admin-kit/states/no-products.tsx'
import { productColumns } from './product-columns.tsx'
import { isNarrowed, ProductSearch } from './product-search.tsx'
import { readTaxonomy, readProducts } from './read-products.ts'
import type { Route } from './+types/products-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale()
  const asked = readProductParams(url.searchParams)
  const counts = await countProductRows(db, asked)
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.status ?? 'all'], productRowsPerPage)
  const [places, views] = await Promise.all([
    readTaxonomy(db, locale),
    listViews(db, context.get(adminContext).id, '/admin/products'),
  ])
  return {
    asked,
    isDeleted: url.searchParams.get('done') === 'deleted',
    counts,
    pages,
    places,
    views,
    levels: allLevels.map((value) => ({ value, label: levelLabel(value, locale) })),
    rows: await readProducts(db, locale, places, { ...asked, page: pages.page }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const read = readBulk(await request.formData())
  if (!read) throw data(null, { status: 400 })
  const { bulk, errors } = read
  if (Object.keys(errors).length)
    return data<ProductBulkAnswer>({ verb: bulk.verb, results: [], errors }, { status: 422 })
  const results = await bulkProducts(db, context.get(adminContext).actor, bulk)
  const locale = requestLocale()
  return data<ProductBulkAnswer>({
    verb: bulk.verb,
    results: results.map(({ refusal, ...one }) => ({ ...one, refusal: refusal?.say(locale) })),
  })
}

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, isDeleted, counts, pages, places, levels, views, rows } = loaderData
  const columns = [productPickColumn(), ...productColumns()]
  const isFiltered = isNarrowed(asked)
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    { value: 'active', label: m.product_admin_active(), count: counts.active },
    { value: 'draft', label: m.product_admin_draft(), count: counts.draft },
    { value: 'scheduled', label: m.product_admin_scheduled(), count: counts.scheduled },
    { value: 'archived', label: m.product_admin_archived(), count: counts.archived },
  ]
  return (
    <>
      <PageHead title={m.product_admin_title()}>
        <div className="flex flex-wrap gap-2">
          <ProductTools />
          <Link to="/admin/products/create" className={buttonClass({ size: 'sm' })}>
            <Plus aria-hidden size={18} />
            {m.product_admin_create()}
          </Link>
        </div>
      </PageHead>
      {isDeleted && (
        <div className="mb-5">
          <Outcome done={m.product_admin_deleted()} />
        </div>
      )}
      <ProductBulkOutcome answer={actionData} />
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={columns} views={views} exportTo="/admin/products/export" />
        <Tabs name="status" label={m.product_admin_by_status()} current={asked.status} tabs={tabs} />
        <ProductSearch {...{ asked, places, levels }} />
        {rows.length ? (
          <PickedBar
            done={actionData?.errors ? undefined : actionData}
            renderActs={(isNothing) => <ProductActs isNothing={isNothing} errors={actionData?.errors ?? {}} />}
          >
            <RowTable
              caption={m.product_admin_title()}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
              sorted={asked.sort}
              card={ProductPickCard}
            />
            <Pager {...pages} />
          </PickedBar>
        ) : (
          <NoProducts
            isFirst={counts.all === 0 && !isFiltered && !asked.status}
            isFiltered={isFiltered}
            all="/admin/products"
          />
        )}
      </div>
    </>
  )
}
