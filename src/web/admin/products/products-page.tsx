import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { bulkProducts } from '#shop/catalogue/products/bulk-products.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { countProductRows } from '#shop/inventory/lists/count-product-rows.ts'
import { productRowsPerPage } from '#shop/inventory/lists/list-product-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { ProductBulkOutcome, ProductActs, type ProductBulkAnswer } from './bulk.tsx'
import { readBulk } from './typed-bulk.ts'
import { allLevels, readProductParams } from './read-product-params.ts'
import { ProductTools } from './product-tools.tsx'
import { noProducts } from '#web/admin-kit/states/no-products.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { productColumns, ProductListCard } from './product-columns.tsx'
import { productFilters } from './product-filters.ts'
import { readTaxonomy, readProducts } from './read-products.ts'
import type { Route } from './+types/products-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale()
  const query = readProductParams(url.searchParams)
  const counts = await countProductRows(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.status ?? 'all'], productRowsPerPage)
  const [taxonomy, views] = await Promise.all([
    readTaxonomy(db, locale),
    listViews(db, context.get(adminContext).id, '/admin/products'),
  ])
  return {
    query,
    isDeleted: url.searchParams.get('done') === 'deleted',
    counts,
    pages,
    taxonomy,
    views,
    levels: allLevels.map((value) => ({ value, label: levelLabel(value, locale) })),
    rows: await readProducts(db, locale, taxonomy, { ...query, page: pages.page }),
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

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.product_admin_title(),
  actions: <ProductTools />,
  done: loaderData.isDeleted && m.product_admin_deleted(),
  above: <ProductBulkOutcome answer={actionData} />,
  columns: productColumns(),
  card: ProductListCard,
  exportTo: '/admin/products/export',
  tabs: {
    name: 'status',
    label: m.product_admin_by_status(),
    current: loaderData.query.status,
    all: loaderData.counts.all,
    of: [
      { value: 'active', label: m.product_admin_active(), count: loaderData.counts.active },
      { value: 'draft', label: m.product_admin_draft(), count: loaderData.counts.draft },
      { value: 'scheduled', label: m.product_admin_scheduled(), count: loaderData.counts.scheduled },
      { value: 'archived', label: m.product_admin_archived(), count: loaderData.counts.archived },
    ],
  },
  search: m.product_admin_search(),
  filters: productFilters(loaderData),
  bulk: {
    pick: ({ id, name }) => ({ id, label: m.admin_list_pick({ name }) }),
    done: actionData?.errors ? undefined : actionData,
    acts: (isNothing) => <ProductActs isNothing={isNothing} errors={actionData?.errors ?? {}} />,
  },
  empty: (isFiltered) =>
    noProducts({ isFirst: loaderData.counts.all === 0 && !isFiltered && !loaderData.query.status, isFiltered }),
}))
