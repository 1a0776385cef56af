import { data, redirect } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { slug } from '#kit/fold.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articleFields } from '#shop/content/article-fields.ts'
import { articleKinds } from '#shop/content/articles/article.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { articleKindWords } from '#web/admin-kit/states/article-words.tsx'
import type { Route } from './+types/new-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_new() })

const newPost = z.object({
  kind: z.enum(articleKinds),
  title: textOf(articleFields.title, { missing: () => m.post_error_title() }).refine((typed) => slug(typed) !== '', {
    error: () => m.post_error_title(),
  }),
})

export const loader = ({ url }: Route.LoaderArgs) => ({
  kind: articleKinds.find((one) => one === url.searchParams.get('kind')) ?? ('post' as const),
  /** The id makes a repeated submit create only one article. */
  id: crypto.randomUUID(),
})

/** Creates a draft with a title; everything else is written in the editor. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const fail = errorAnswerTo('begin')
  const { value, rejected } = readForm(newPost, form)
  if (rejected) return fail(rejected)
  const id = z.uuid().safeParse(form.get('id'))
  if (!id.success) throw data(null, { status: 400 })
  const { kind, title } = value
  const vi = { title, slug: slug(title).slice(0, 120).replace(/-$/, ''), body: { type: 'doc' as const, content: [] } }
  const { actor } = context.get(adminContext)
  const { refusal } = await orRefusal(saveArticle(db, actor, { id: id.data, kind, vi }))
  if (refusal) return fail({ errors: { title: refusal.say(requestLocale()) }, values: { title, kind } })
  return redirect(`/admin/posts/edit/${id.data}`, 303)
}

export default function NewPage({ loaderData: { kind, id }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.post_new()} back={{ to: '/admin/posts', label: m.post_rail() }} />
      <div className="grid max-w-160 gap-5">
        <Outcome answer={actionData} />
        <Panel title={m.post_begin()}>
          <ActionForm intent="begin" answer={actionData} button={m.post_do_begin()}>
            <input type="hidden" name="id" value={id} />
            <ChoiceField
              name="kind"
              label={m.post_kind()}
              hint={m.post_kind_hint()}
              start={kind}
              options={[...articleKinds].toReversed().map((value) => ({ value, label: articleKindWords[value]() }))}
            />
            <LineField {...inputOf(articleFields.title)} label={m.post_title_vi()} hint={m.post_title_hint()} />
          </ActionForm>
        </Panel>
      </div>
    </>
  )
}
