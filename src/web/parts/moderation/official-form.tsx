import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { officialFields } from '#shop/reviews/review-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import type { ModerationResult } from './moderate.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import type { QueueView } from './queue-view.server.ts'

type Props = { row: QueueView; back: string; fetcher: FetcherWithComponents<ModerationResult> }

/** What the shop says: an answer to a question, a reply to a review. Folded away until it is wanted. */
export function OfficialForm({ row, back, fetcher }: Props) {
  const [key] = useState(() => crypto.randomUUID())
  const isReview = row.kind === 'review'
  const words = isReview
    ? {
        open: row.reply ? m.moderation_reply_change() : m.moderation_reply(),
        label: m.moderation_reply_text(),
        hint: m.moderation_reply_hint(),
        send: m.moderation_reply_send(),
      }
    : {
        open: m.moderation_answer_do(),
        label: m.moderation_answer_text(),
        hint: m.moderation_answer_hint(),
        send: m.moderation_answer_send(),
      }
  return (
    <details className="mt-2" open={fetcher.data?.typed !== undefined || undefined}>
      <summary
        data-key="r"
        className="link inline-flex min-h-11 cursor-pointer items-center rounded-sm marker:content-none [&::-webkit-details-marker]:hidden"
      >
        {words.open}
      </summary>
      <fetcher.Form method="post" action="/moderation" className="mt-2 grid max-w-[640px] gap-3">
        <HiddenFields fields={{ id: row.id, key, back }} />
        <Field label={words.label} hint={words.hint}>
          <TextArea {...inputOf(officialFields.text)} defaultValue={row.reply ?? ''} required={!isReview} />
        </Field>
        <div>
          <Button
            type="submit"
            name="intent"
            value={isReview ? 'reply' : 'answer'}
            size="sm"
            busy={fetcher.state !== 'idle'}
          >
            {words.send}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  )
}
