import { data, Link, redirect } from 'react-router'
import { removeRedirect, saveRedirect } from '#flows/content/save-redirect.ts'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { faultIn } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import {
  countRedirects,
  findRedirect,
  findRedirectFrom,
  listRedirects,
  redirectSorts,
  redirectsPerPage,
  type RedirectRow,
} from '#shop/content/redirects/list-redirects.ts'
import { bareAddress } from '#shop/content/redirects/redirect-path.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { RedirectForm } from './redirect-form.tsx'
import type { Route } from './+types/redirects-page.ts'
import { redirectFields } from './redirect-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.redirect_title() })

const doneWords = { save: () => m.redirect_saved(), remove: () => m.redirect_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max)
  const sort = redirectSorts.find((one) => one === url.searchParams.get('sort')) ?? '-time'
  const pages = pageWithin(url.searchParams.get('page'), await countRedirects(db, text), redirectsPerPage)
  return {
    text,
    sort,
    pages,
    rows: await listRedirects(db, { text, sort, page: pages.page }),
    leaving: await asked(url.searchParams.get('remove')),
    editing: await asked(url.searchParams.get('edit')),
    done: readDoneParam(doneWords, url),
  }
}

const asked = async (id: string | null) => (id && isUuid(id) ? ((await findRedirect(db, id)) ?? null) : null)

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  if (form.get('intent') === 'remove') return remove(actor, form)
  const [from, to, id] = ['from', 'to', 'id'].map((name) => String(form.get(name) ?? '')) as [string, string, string]
  const replaces = String(form.get('replaces') ?? '')
  const faults = { from: faultIn(redirectFields.from, from), to: faultIn(redirectFields.to, to) }
  const errors = Object.fromEntries(Object.entries(faults).filter((one): one is [string, string] => Boolean(one[1])))
  if (Object.keys(errors).length) return errorAnswerTo('save')({ errors, values: { from, to, id, replaces } })
  const { refusal } = await orRefusal(saveRedirect(db, actor, { from, to, replaces, id: isUuid(id) ? id : undefined }))
  if (!refusal) return redirect('/admin/redirects?done=save', 303)
  const at = /^redirect-(from|live|not-here)$/.test(refusal.code) ? 'from' : 'to'
  // Told once; who then saves again wants the other way replaced.
  const seen = refusal.code === 'redirect-held' ? ((await findRedirectFrom(db, bareAddress(from)))?.to ?? '') : ''
  return errorAnswerTo('save')({
    errors: { [at]: refusal.say(requestLocale()) },
    values: { from, to, id, replaces: seen },
  })
}

/** A way that somebody else took away meanwhile is gone as wished. */
async function remove(actor: string, form: FormData) {
  const id = String(form.get('id'))
  if (!isUuid(id)) throw data(null, { status: 400 })
  const way = await findRedirect(db, id)
  const untyped = way && findConfirmationError(form, way.from)
  if (untyped) return data<Answer>({ intent: 'remove', ...untyped }, { status: 422 })
  await removeRedirect(db, actor, id)
  return redirect('/admin/redirects?done=remove', 303)
}

const Way = ({ from, to }: RedirectRow) => (
  <span className="break-all">
    <span className="block font-[560] text-ink">{from}</span>
    <span className="type-small block font-normal text-muted">{m.redirect_leads({ to })}</span>
  </span>
)

const Acts = (row: RedirectRow) => (
  <div className="flex flex-wrap justify-end gap-1">
    <Link
      to={`?edit=${row.id}`}
      className={buttonClass({ size: 'sm', variant: 'quiet' })}
      aria-label={m.redirect_edit({ from: row.from })}
    >
      {m.redirect_do_edit()}
    </Link>
    <Remove {...row} />
  </div>
)

const Remove = ({ id, from }: RedirectRow) => (
  <Link
    to={`?remove=${id}`}
    className={buttonClass({ size: 'sm', variant: 'quiet' })}
    aria-label={m.redirect_remove({ from })}
  >
    {m.redirect_do_remove()}
  </Link>
)

const time = (at: Date | null) => (at ? formatDateTime(at, getLocale()) : '–')

const columns = (): Column<RedirectRow>[] => [
  { key: 'way', head: m.redirect_from(), sort: { by: 'from', first: 'up' }, cell: (row) => <Way {...row} /> },
  {
    key: 'hits',
    head: m.redirect_hits(),
    end: true,
    sort: { by: 'hits', first: 'down' },
    cell: (row) => formatCount(row.hits),
  },
  { key: 'last', head: m.redirect_last(), className: 'pl-6 whitespace-nowrap', cell: (row) => time(row.lastHitAt) },
  { key: 'by', head: m.redirect_by(), cell: (row) => row.by ?? m.redirect_by_shop() },
  {
    key: 'time',
    head: m.redirect_since(),
    className: 'whitespace-nowrap',
    sort: { by: 'time', first: 'down' },
    cell: (row) => time(row.createdAt),
  },
  { key: 'remove', head: m.redirect_do_remove(), fixed: true, end: true, cell: (row) => <Acts {...row} /> },
]

const RedirectCard = (row: RedirectRow) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <Way {...row} />
      <span className="type-fine text-muted">{m.redirect_hit_count({ count: formatCount(row.hits) })}</span>
    </div>
    <Acts {...row} />
  </div>
)

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, sort, pages, rows, leaving, editing, done } = loaderData
  const answer = answerTo(actionData, 'save')
  return (
    <>
      <PageHead title={m.redirect_title()} note={m.redirect_note()}>
        <Link to="/admin/redirects/import" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.redirect_import()}
        </Link>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        {leaving && (
          <TypedConfirm
            key={leaving.id}
            isOpen
            intent="remove"
            title={m.redirect_remove({ from: leaving.from })}
            word={leaving.from}
            answer={actionData}
          >
            <input type="hidden" name="id" value={leaving.id} />
            <p>{m.redirect_remove_note()}</p>
          </TypedConfirm>
        )}
        <RedirectForm key={editing?.id ?? rows.length} editing={editing} {...answer} />
        <div className="rounded-sm border border-line bg-surface">
          <ListSearchForm label={m.redirect_search()} placeholder={m.redirect_search()} text={text} keep={['sort']} />
          {rows.length ? (
            <>
              <RowTable
                caption={m.redirect_title()}
                columns={columns()}
                rows={rows}
                rowKey={(row) => row.id}
                sorted={sort}
                card={RedirectCard}
              />
              <Pager {...pages} />
            </>
          ) : (
            <EmptyRows title={text ? m.redirect_unmatched() : m.redirect_none()}>{m.redirect_none_text()}</EmptyRows>
          )}
        </div>
      </div>
    </>
  )
}
