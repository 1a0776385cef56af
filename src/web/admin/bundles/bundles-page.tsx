import { Plus } from 'lucide-react'
import { data, Form, Link, redirect } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { OrderedRow } from '#web/admin-kit/form/ordered-row.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { applyMove, movedSearch, readMove } from '#web/admin-kit/form/read-move.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'
import { bundleKindWords } from './bundle-kind-words.ts'
import type { Route } from './+types/bundles-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.bundle_admin_title() })

const doneWords = { save: () => m.bundle_admin_saved(), remove: () => m.bundle_admin_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const { readyBundles } = await findSettings(db)
  const sold = new Set((await listBundlesForSale(db)).map(({ slug }) => slug))
  const rows = readyBundles.map((bundle) => ({
    slug: bundle.slug,
    kind: bundle.kind,
    name: inLocale(bundle.name, requestLocale()),
    isSold: sold.has(bundle.slug),
  }))
  const seen = (await findSavedAt(db, ['readyBundles'])).toISOString()
  return { rows, seen, done: readDoneParam(doneWords, url) }
}

/** The order of this list is the order on the shop's bundles page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const move = readMove(String(form.get('intent')))
  if (move?.list !== list || 'removed' in move) throw data(null, { status: 400 })
  const readyBundles = applyMove((await findSettings(db)).readyBundles, move)
  const { actor } = context.get(adminContext)
  const { refusal } = await orRefusal(saveSettings(db, actor, { readyBundles }, String(form.get('seen') ?? '')))
  if (refusal) return data<Answer>({ intent: 'move', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/admin/bundles${movedSearch(move)}`, 303)
}

const list = 'bundles'

export default defineList(({ loaderData: { done, seen }, actionData }: Route.ComponentProps) => ({
  title: m.bundle_admin_title(),
  note: m.bundle_admin_note(),
  links: [
    { to: '/admin/bundles/new', label: m.bundle_admin_new(), icon: <Plus aria-hidden size={18} />, isMain: true },
  ],
  answer: actionData,
  done: done && doneWords[done](),
  body: (rows) => (
    <Form method="post" className="px-4 md:px-5" preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      <ol>
        {rows.map((row, at) => (
          <OrderedRow key={row.slug} list={list} at={at} count={rows.length} name={row.name}>
            <Bundle row={row} />
          </OrderedRow>
        ))}
      </ol>
    </Form>
  ),
  empty: { text: m.bundle_admin_none() },
}))

type Row = Route.ComponentProps['loaderData']['rows'][number]

const Bundle = ({ row: { slug, name, kind, isSold } }: { row: Row }) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
    <div>
      <Link to={`/admin/bundles/${slug}`} className="link font-[560]">
        {name}
      </Link>
      <p className="type-fine text-muted">{bundleKindWords[kind]()}</p>
    </div>
    {isSold ? (
      <a href={readyBundleAddress(slug)} className="link inline-flex min-h-11 items-center">
        {m.bundle_admin_see()}
        <span className="sr-only">: {name}</span>
      </a>
    ) : (
      <span className="text-muted">{m.bundle_admin_off()}</span>
    )}
  </div>
)
