import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import {
  countRedirects,
  findRedirect,
  findWayFrom,
  listRedirects,
  redirectSorts,
  redirectsPerPage,
  type RedirectRow,
} from '#shop/content/list-redirects.ts'
import { removeRedirect, saveRedirect, shopPath } from '#shop/content/save-redirect.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '../admin-gate.server.ts'
import { answerTo, type Answer } from '../form/answer.ts'
import { doneIn } from '../form/done-in.ts'
import { Outcome } from '../form/outcome.tsx'
import { readForm } from '../form/read-form.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { TypedConfirm } from '../form/typed-confirm.tsx'
import { whyNotTyped } from '../form/why-not-typed.ts'
import { wrongTo } from '../form/wrong-to.ts'
import { figure } from '../frame/figure.ts'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { EmptyRows } from '../table/empty-rows.tsx'
import { Pager } from '../table/pager.tsx'
import { pageWithin } from '../table/pages.ts'
import { RowTable, type Column } from '../table/row-table.tsx'
import { SearchForm } from '../table/search-form.tsx'
import type { Route } from './+types/redirects-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.redirect_title() })

const path = z.string().transform((typed, made) => {
  const { data: known } = shopPath.safeParse(typed)
  if (known === undefined) made.addIssue({ code: 'custom', message: m.redirect_error_path() })
  return known ?? ''
})
const wayForm = z.object({ from: path, to: path })
const doneWords = { save: () => m.redirect_saved(), remove: () => m.redirect_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const sort = redirectSorts.find((one) => one === url.searchParams.get('sort')) ?? '-time'
  const pages = pageWithin(url.searchParams.get('page'), await countRedirects(db, text), redirectsPerPage)
  return {
    text,
    sort,
    pages,
    rows: await listRedirects(db, { text, sort, page: pages.page }),
    leaving: await askedToLeave(url.searchParams.get('remove')),
    done: doneIn(doneWords, url),
  }
}

const askedToLeave = async (id: string | null) => (id && isUuid(id) ? ((await findRedirect(db, id)) ?? null) : null)

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  if (form.get('intent') === 'remove') return remove(actor, form)
  const wrong = wrongTo('save')
  const { value, rejected } = readForm(wayForm, form)
  if (rejected) return wrong(rejected)
  const { refusal } = await orRefusal(
    saveRedirect(db, actor, { ...value, replaces: String(form.get('replaces') ?? '') }),
  )
  if (!refusal) return redirect('/admin/redirects?done=save', 303)
  // Told once; who then saves again wants the other way replaced.
  const replaces = refusal.code === 'redirect-held' ? ((await findWayFrom(db, value.from))?.to ?? '') : ''
  return wrong({ errors: { to: refusal.say(spokenLocale()) }, values: { ...value, replaces } })
}

/** A way that somebody else took away meanwhile is gone as wished. */
async function remove(actor: string, form: FormData) {
  const id = String(form.get('id'))
  if (!isUuid(id)) throw data(null, { status: 400 })
  const way = await findRedirect(db, id)
  const untyped = way && whyNotTyped(form, way.from)
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
    cell: (row) => figure(row.hits),
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
  { key: 'remove', head: m.redirect_do_remove(), fixed: true, end: true, cell: (row) => <Remove {...row} /> },
]

const RedirectCard = (row: RedirectRow) => (
  <div className="flex items-start justify-between gap-3">
    <div className="min-w-0">
      <Way {...row} />
      <span className="type-fine text-muted">{m.redirect_hit_count({ count: figure(row.hits) })}</span>
    </div>
    <Remove {...row} />
  </div>
)

export default function RedirectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, sort, pages, rows, leaving, done } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  return (
    <>
      <PageHead title={m.redirect_title()} note={m.redirect_note()} />
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
        <Panel title={m.redirect_new()}>
          <Form
            method="post"
            noValidate
            key={rows.length}
            className="grid items-start gap-4 md:grid-cols-[1fr_1fr_auto]"
          >
            {values.replaces && <input type="hidden" name="replaces" value={values.replaces} />}
            <Field label={m.redirect_from()} hint={m.redirect_from_hint()} error={errors.from}>
              <TextInput name="from" maxLength={400} autoComplete="off" defaultValue={values.from} />
            </Field>
            <Field label={m.redirect_to()} hint={m.redirect_to_hint()} error={errors.to}>
              <TextInput name="to" maxLength={400} autoComplete="off" defaultValue={values.to} />
            </Field>
            <div className="md:pt-7">
              <SubmitButton intent="save" busyText={m.editor_saving()}>
                {m.redirect_do_new()}
              </SubmitButton>
            </div>
          </Form>
        </Panel>
        <div className="rounded-sm border border-line bg-surface">
          <SearchForm label={m.redirect_search()} placeholder={m.redirect_search()} text={text} keep={['sort']} />
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
