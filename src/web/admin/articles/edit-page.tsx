import { Eye, ExternalLink, History } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { articlePath } from '#shop/content/articles/article-path.ts'
import { dropArticleDraft, saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { findArticleForEdit, type EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { articleActions, readPublishTime } from './article-actions.ts'
import { ArticleEditor } from './article-editor.tsx'
import { articleKindWords, ArticleStateTag } from '#web/admin-kit/states/article-words.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { readArticleEditor } from './read-article-editor.ts'
import { saveTypedArticle } from './save-typed-article.ts'
import type { Route } from './+types/edit-page.ts'
import { articleFieldsIn } from './typed-article.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_edit() })

const doneWords = {
  save: () => m.post_saved(),
  publish: () => m.post_done_published(),
  schedule: () => m.post_done_scheduled(),
  withdraw: () => m.post_done_withdrawn(),
  archive: () => m.post_done_archived(),
  restore: () => m.post_done_restored(),
  drop: () => m.post_done_dropped(),
}

async function articleOr404(id: string, ownerId: string) {
  const article = isUuid(id) ? await findArticleForEdit(db, id, ownerId) : undefined
  if (!article) throw data(null, { status: 404 })
  return article
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id: ownerId } = context.get(adminContext)
  const article = await articleOr404(params.id, ownerId)
  return {
    post: await readArticleEditor(db, requestLocale(), article, ownerId),
    done: readDoneParam(doneWords, url),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor, id: ownerId } = context.get(adminContext)
  const article = await articleOr404(params.id, ownerId)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const articleId = article.id
  const fail = errorAnswerTo(intent)
  const back = (done: string) => redirect(`/admin/posts/edit/${articleId}?done=${done}`, 303)
  const refused = async (refusal: Refusal) => fail({ refusal: refusal.say(requestLocale()) })
  if (intent === 'drop') {
    await dropArticleDraft(db, articleId, ownerId)
    return back('drop')
  }
  if (intent === 'save' || intent === 'publish') {
    const answer = await saveTypedArticle(db, actor, { article, ownerId, form })
    if (answer) return data<Answer>({ intent: 'save', ...answer }, { status: 422 })
    if (intent === 'save') return back(intent)
    const { refusal } = await orRefusal(publishArticle(db, actor, articleId))
    return refusal ? refused(refusal) : back(intent)
  }
  const move = Object.hasOwn(articleActions, intent) ? articleActions[intent]! : undefined
  if (!move) throw data(null, { status: 400 })
  const answer = intent === 'remove' ? undefined : await saveTypedDraft(db, actor, { article, ownerId, form })
  if (answer) return data<Answer>({ intent: 'save', ...answer }, { status: 422 })
  const { done, refusal } = await orRefusal(move(db, actor, { article, form }))
  if (refusal) return refused(refusal)
  if (done?.errors) return fail(done)
  return intent === 'remove' ? redirect('/admin/posts', 303) : back(intent)
}

export default defineEditor(({ loaderData: { post, done }, actionData: answer }: Route.ComponentProps) => {
  const path = articlePath(post)
  return {
    title: post.title,
    back: { to: '/admin/posts', label: m.post_rail() },
    tags: <ArticleStateTag state={post.state} />,
    note: `${articleKindWords[post.kind]()} · ${path}`,
    actions: <ArticleLinks post={post} path={path} />,
    width: 'grid-cols-[minmax(0,1fr)]',
    done: done && doneWords[done](),
    above: (
      <>
        {post.draftAt && !answer && <DraftNotice at={post.draftAt} />}
        <PublishPanel post={post} answer={answer} />
      </>
    ),
    form: (
      <ArticleEditor
        key={`${post.id}:${post.draftAt ? 'draft' : 'saved'}:${answer?.values?.version ?? ''}`}
        post={post}
        answer={answer}
      />
    ),
    remove: !post.wasOut && {
      intent: 'remove',
      title: m.post_do_remove(),
      word: post.title,
      note: m.post_remove_note(),
    },
  }
})

type Shown = Route.ComponentProps['loaderData']['post']

const ArticleLinks = ({ post, path }: { post: Shown; path: string }) => (
  <div className="flex flex-wrap gap-2">
    {post.state === 'published' && (
      <HeadLink href={path} icon={<ExternalLink aria-hidden size={18} strokeWidth={1.7} />}>
        {m.post_see()}
      </HeadLink>
    )}
    <HeadLink href={`/preview/${post.previewPass}`} icon={<Eye aria-hidden size={18} strokeWidth={1.7} />}>
      {m.post_preview()}
    </HeadLink>
    <HeadLink href={`/admin/posts/edit/${post.id}/versions`} icon={<History aria-hidden size={18} strokeWidth={1.7} />}>
      {m.post_versions()}
    </HeadLink>
  </div>
)

type HeadLinkProps = { href: string; icon: React.ReactNode; children: React.ReactNode }

const HeadLink = ({ href, icon, children }: HeadLinkProps) => (
  <a href={href} className={buttonClass({ size: 'sm', variant: 'outline' })}>
    {icon}
    {children}
  </a>
)

/** The form shows a draft that only its writer sees. */
const DraftNotice = ({ at }: { at: Date }) => (
  <Notice tone="info" title={m.post_draft_title()}>
    <p>{m.post_draft_text({ time: formatDateTime(at, getLocale()) })}</p>
    <Form method="post" className="mt-3">
      <SubmitButton intent="drop" busyText={m.admin_busy()} variant="outline">
        {m.post_draft_drop()}
      </SubmitButton>
    </Form>
  </Notice>
)

type Sent = { article: EditedArticle; ownerId: string; form: FormData }

/**
 * Handles the typed values when a button beside the editor is pressed. Scheduling saves the article first or returns its errors;
 * withdrawing leaves the article as readers saw it and keeps the typed values as a draft.
 */
async function saveTypedDraft(db: Db, actor: string, { article, ownerId, form }: Sent) {
  const fields = articleFieldsIn(form)
  if (!Object.keys(fields).some((name) => name.startsWith('vi.'))) return
  if (form.get('intent') === 'schedule') {
    const answer = readPublishTime(form).rejected
      ? undefined
      : await saveTypedArticle(db, actor, { article, ownerId, form })
    if (answer) return answer
    if (!readPublishTime(form).rejected) return
  }
  const savedFields = (await readArticleEditor(db, requestLocale(), article, ownerId)).fields
  const isChanged = Object.entries(savedFields).some(
    ([name, text]) => name in fields && oneLine(fields[name]) !== oneLine(text),
  )
  if (isChanged) await saveArticleDraft(db, { articleId: article.id, ownerId, fields })
}

const oneLine = (text = '') => text.replaceAll('\r\n', '\n')
