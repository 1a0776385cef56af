import { data, redirect } from 'react-router'
import { removeRedirect, saveRedirect } from '#flows/content/save-redirect.ts'
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
} from '#shop/content/redirects/list-redirects.ts'
import { bareAddress } from '#shop/content/redirects/redirect-path.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { HeadLinks } from '#web/admin-kit/page/head-links.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { askedText } from '#web/admin-kit/list/asked.ts'
import { RedirectForm } from './redirect-form.tsx'
import type { Route } from './+types/redirects-page.ts'
import { redirectFields } from './redirect-fields.ts'
import { redirectColumns, RedirectCard } from './redirect-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.redirect_title() })

const doneWords = { save: () => m.redirect_saved(), remove: () => m.redirect_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const text = askedText(url.searchParams)
  const sort = redirectSorts.find((one) => one === url.searchParams.get('sort')) ?? '-time'
  const pages = pageWithin(url.searchParams.get('page'), await countRedirects(db, text), redirectsPerPage)
  return {
    asked: { text, sort },
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

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.redirect_title(),
  note: m.redirect_note(),
  actions: <HeadLinks links={[{ to: '/admin/redirects/import', label: m.redirect_import() }]} />,
  above: <Forms page={loaderData} sent={actionData} />,
  columns: redirectColumns(),
  card: RedirectCard,
  search: m.redirect_search(),
  empty: (isNarrowed) => ({
    title: isNarrowed ? m.redirect_unmatched() : m.redirect_none(),
    text: m.redirect_none_text(),
  }),
}))

type FormsProps = { page: Route.ComponentProps['loaderData']; sent: Route.ComponentProps['actionData'] }

const Forms = ({ page: { rows, leaving, editing, done }, sent }: FormsProps) => (
  <>
    <Outcome answer={sent} done={done && doneWords[done]()} />
    {leaving && (
      <TypedConfirm
        key={leaving.id}
        isOpen
        intent="remove"
        title={m.redirect_remove({ from: leaving.from })}
        word={leaving.from}
        answer={sent}
      >
        <input type="hidden" name="id" value={leaving.id} />
        <p>{m.redirect_remove_note()}</p>
      </TypedConfirm>
    )}
    <RedirectForm key={editing?.id ?? rows.length} editing={editing} {...answerTo(sent, 'save')} />
  </>
)
