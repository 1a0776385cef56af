import { data } from 'react-router'
import { removeRedirect, saveRedirect } from '#flows/content/save-redirect.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
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
import { typedValues } from '#web/admin-kit/form/read-form.ts'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { pageWithin, textParam } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { RedirectForms } from './redirect-form.tsx'
import type { Route } from './+types/redirects-page.ts'
import { redirectFields } from './redirect-fields.ts'
import { redirectColumns, RedirectCard } from './redirect-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.redirect_title() })

const doneWords = { save: () => m.redirect_saved(), remove: () => m.redirect_removed() }

export async function loader({ url }: Route.LoaderArgs) {
  const text = textParam(url.searchParams)
  const sort = redirectSorts.find((one) => one === url.searchParams.get('sort')) ?? '-time'
  const pages = pageWithin(url.searchParams.get('page'), await countRedirects(db, text), redirectsPerPage)
  return {
    query: { text, sort },
    pages,
    rows: await listRedirects(db, { text, sort, page: pages.page }),
    leaving: await redirectById(url.searchParams.get('remove')),
    editing: await redirectById(url.searchParams.get('edit')),
    done: readDoneParam(doneWords, url),
  }
}

const redirectById = async (id: string | null) => (id && isUuid(id) ? ((await findRedirect(db, id)) ?? null) : null)

export const action = ({ request, context }: Route.ActionArgs) => {
  const { actor } = context.get(adminContext)
  return answerIntents(request, {
    /** If somebody else removed the redirect in the meantime, it counts as removed. */
    async remove(form) {
      const id = String(form.get('id'))
      if (!isUuid(id)) throw data(null, { status: 400 })
      const found = await findRedirect(db, id)
      const confirmationError = found && findConfirmationError(form, found.from)
      if (confirmationError) return confirmationError
      await removeRedirect(db, actor, id)
      return '/admin/redirects?done=remove'
    },
    async save(form) {
      const { from = '', to = '', id = '', replaces = '' } = typedValues(form)
      const fieldErrors = { from: textError(redirectFields.from, from), to: textError(redirectFields.to, to) }
      const errors = Object.fromEntries(
        Object.entries(fieldErrors).filter((one): one is [string, string] => Boolean(one[1])),
      )
      if (Object.keys(errors).length) return { errors, values: { from, to, id, replaces } }
      const { refusal } = await orRefusal(
        saveRedirect(db, actor, { from, to, replaces, id: isUuid(id) ? id : undefined }),
      )
      if (!refusal) return '/admin/redirects?done=save'
      const at = /^redirect-(from|live|not-here)$/.test(refusal.code) ? 'from' : 'to'
      // The refusal is shown once: the next save replaces the other redirect.
      const seen = refusal.code === 'redirect-held' ? ((await findRedirectFrom(db, bareAddress(from)))?.to ?? '') : ''
      return { errors: { [at]: refusal.say(requestLocale()) }, values: { from, to, id, replaces: seen } }
    },
  })
}

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.redirect_title(),
  note: m.redirect_note(),
  links: [{ to: '/admin/redirects/import', label: m.redirect_import() }],
  answer: actionData,
  done: loaderData.done && doneWords[loaderData.done](),
  above: <RedirectForms {...loaderData} answer={actionData} />,
  columns: redirectColumns(),
  card: RedirectCard,
  search: m.redirect_search(),
  empty: (isNarrowed) => ({
    title: isNarrowed ? m.redirect_unmatched() : m.redirect_none(),
    text: m.redirect_none_text(),
  }),
}))
