import { data, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { findReviewForStaff } from '#shop/reviews/moderation/find-for-moderation.ts'
import { replyToReview } from '#shop/reviews/reply-to-review.ts'
import { picturePath } from '#shop/reviews/review-picture.ts'
import { fitWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import { Stars } from '#ui/stars.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm, typedValues } from '#web/admin-kit/form/read-form.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { moderationForm } from './moderation-form.ts'
import { ModerationFacts } from './moderation-facts.tsx'
import { OfficialEditor } from './official-editor.tsx'
import { officialFieldValues } from './official-field-values.ts'
import { replyWords } from './official-words.ts'
import { ModerationStateTag } from './moderation-words.tsx'
import type { Route } from './+types/review-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? m.moderation_review_of({ product: loaderData.row.product }) : m.moderation_admin_reviews(),
  })

const doneWords = {
  shown: () => m.moderation_done_shown(),
  hidden: () => m.moderation_done_hidden(),
  reply: () => m.moderation_done_reply(),
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const found = isUuid(params.id) ? await findReviewForStaff(db, requestLocale(), params.id) : undefined
  if (!found) throw data(null, { status: 404 })
  const { review, ...about } = found
  const { userId: _who, ...shown } = review
  const done = readDoneParam(doneWords, url)
  return { row: { ...shown, ...about }, version: versionOf(officialFieldValues(shown.reply, shown.replyEn)), done }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 })
  const { id } = params
  const { actor } = context.get(adminContext)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const fail = errorAnswerTo(intent)
  const back = redirect(`/admin/reviews/${id}?done=${intent}`, 303)
  if (intent === 'reply') {
    const { failure: answer } = await saveReply(actor, id, form)
    return answer ? fail(answer) : back
  }
  const { value, rejected } = readForm(moderationForm, form)
  if (rejected) return fail(rejected)
  const { refusal } = await orRefusal(moderateContent(db, actor, { kind: 'review', id, ...value }))
  return refusal ? fail({ refusal: refusal.say(requestLocale()), values: typedValues(form) }) : back
}

const saveReply = (actor: Actor, id: string, form: FormData) =>
  saveMerged({
    form,
    read: async () => (await findReviewForStaff(db, requestLocale(), id))?.review,
    fields: (saved) => officialFieldValues(saved?.reply, saved?.replyEn),
    async save(merged, saved) {
      const { value, rejected } = readForm(replyWords, merged)
      if (rejected) return { rejected }
      const expectedVersion = saved && versionMarkOf([saved.reply, saved.replyEn])
      return { done: await replyToReview(db, actor, { id, text: value.vi, en: value.en, expectedVersion }) }
    },
  })

export default function ReviewPage({ loaderData: { row, version, done }, actionData }: Route.ComponentProps) {
  const facts: [string, React.ReactNode][] = [
    [m.moderation_bought(), row.verified ? m.moderation_verified() : null],
    [m.moderation_wears(), [row.size, row.fit && fitWords()[row.fit]].filter(Boolean).join(' · ')],
    [m.review_filter_level(), row.level && wearLevelWords()[row.level]],
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/reviews', label: m.moderation_admin_reviews() }}
        title={<ProductName name={row.product} within={m.moderation_review_of({ product: row.product })} />}
        tags={<ModerationStateTag state={row.state} />}
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <div className="grid min-w-0 gap-5">
            <Panel title={m.moderation_review()}>
              <Stars value={row.rating} label={starWords(row.rating)} />
              {row.title && (
                <p lang={row.locale} className="mt-2 font-semibold break-words text-ink">
                  {row.title}
                </p>
              )}
              <p lang={row.locale} className="mt-2 max-w-[72ch] break-words whitespace-pre-line text-ink">
                {row.text}
              </p>
              <Photos files={row.pictures} name={row.name} />
            </Panel>
            <Panel title={m.moderation_reply_text()}>
              <OfficialEditor
                key={`${row.reply}|${row.replyEn}`}
                intent="reply"
                version={version}
                saved={{ vi: row.reply, en: row.replyEn }}
                answer={actionData}
                hint={m.moderation_reply_hint()}
                save={m.moderation_reply_send()}
              />
            </Panel>
          </div>
          <ModerationFacts row={row} place="/admin/reviews" more={facts} answer={actionData} />
        </div>
      </div>
    </>
  )
}

const Photos = ({ files, name }: { files: string[]; name: string }) =>
  files.length > 0 && (
    <ul className="mt-4 flex flex-wrap gap-3">
      {files.map((file, at) => (
        <li key={file}>
          <a
            href={picturePath(file, 1280)}
            target="_blank"
            rel="noreferrer"
            aria-label={m.review_picture_open({ number: at + 1, name })}
            className="block overflow-hidden rounded-sm border border-line hover:border-ink"
          >
            <img src={picturePath(file)} alt="" width={96} height={96} className="size-24 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
