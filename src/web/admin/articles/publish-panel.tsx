import { useNavigation } from 'react-router'
import { Button, DefaultButton } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { articleFormId } from './article-editor.tsx'
import type { ArticleEditorView } from './read-article-editor.ts'

type Props = { post: ArticleEditorView; answer?: Answer }

/** Shows whether the article is published, with the buttons that change it. */
export function PublishPanel({ post, answer }: Props) {
  const isPublished = post.state === 'published'
  return (
    <section
      aria-label={m.post_out_title()}
      className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-sm border border-line bg-surface px-4 py-3 md:px-5"
    >
      {/* These buttons stand before those of the editor: Enter in its title would withdraw a published article. */}
      <DefaultButton form={articleFormId} intent="save" />
      <p className="min-w-0 flex-[1_1_18rem] self-center">{stateText(post)}</p>
      <div className="flex flex-wrap items-start gap-2">
        {isPublished ? (
          <One intent="withdraw" variant="outline">
            {m.post_do_withdraw()}
          </One>
        ) : (
          <>
            <Schedule answer={answer} />
            {post.state === 'scheduled' && (
              <One intent="withdraw" variant="outline">
                {m.post_do_unschedule()}
              </One>
            )}
          </>
        )}
        {post.state !== 'archived' && post.wasOut && (
          <One intent="archive" variant="quiet">
            {m.post_do_archive()}
          </One>
        )}
      </div>
    </section>
  )
}

function stateText({ state, published }: ArticleEditorView) {
  if (state === 'published') return m.post_out_published({ day: published ?? '' })
  if (state === 'scheduled') return m.post_out_scheduled({ day: published ?? '' })
  return state === 'archived' ? m.post_out_archived() : m.post_out_draft()
}

type OneProps = { intent: string; variant?: 'outline' | 'quiet'; children: string }

/** Submits the editor's form too, so that the text is saved, or kept as a draft, first. */

const One = ({ intent, variant, children }: OneProps) => {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Button
      type="submit"
      form={articleFormId}
      name="intent"
      value={intent}
      size="sm"
      variant={variant}
      busy={busy}
      busyText={m.admin_busy()}
    >
      {children}
    </Button>
  )
}

function Schedule({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'schedule')
  return (
    <Collapsible
      summary={m.post_do_schedule()}
      open={answer?.intent === 'schedule'}
      className="rounded-sm border border-line-strong"
      summaryClass="type-label min-h-11 px-4 text-ink"
    >
      <div className="grid gap-3 px-4 pb-4">
        <Field label={m.post_at()} hint={m.post_at_hint()} error={errors.at}>
          <DateInput withTime name="at" form={articleFormId} defaultValue={values.at} />
        </Field>
        <One intent="schedule">{m.post_do_schedule()}</One>
      </div>
    </Collapsible>
  )
}
