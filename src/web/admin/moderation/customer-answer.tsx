import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import type { Moderation } from '#shop/reviews/review.ts'
import { DefaultButton } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { ModerationStateTag } from './moderation-words.tsx'
import { decideFields } from './moderation-fields.ts'

type Props = {
  id: string
  name: string
  text: string
  state: Moderation
  createdAt: Date
  contentVersion: string
  reply?: Answer
}

/** Another customer's answer, and whether it is shown. */
export function CustomerAnswer({ id, name, text, state, createdAt, contentVersion, reply }: Props) {
  const { errors, values } = answerTo(reply, `hidden:${id}`)
  return (
    <li className="border-l-2 border-line pl-4">
      <p className="max-w-[72ch] break-words whitespace-pre-line text-ink">{text}</p>
      <p className="type-small mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span>{m.question_answer_by({ name: name || m.review_nobody() })}</span>
        <span className="num">{formatDateTime(createdAt, getLocale())}</span>
        <ModerationStateTag state={state} />
      </p>
      <Form method="post" noValidate className="mt-2 flex flex-wrap items-start gap-2">
        {state === 'waiting' && <DefaultButton />}
        <input type="hidden" name="version" value={contentVersion} />
        {state !== 'hidden' && (
          <Field label={m.moderation_why()} error={errors.why} className="min-w-0 flex-[1_1_12rem] md:max-w-72">
            <TextInput {...inputOf(decideFields.why)} defaultValue={values.why} />
          </Field>
        )}
        <div className={state === 'hidden' ? 'flex gap-2' : 'flex gap-2 pt-7'}>
          {state !== 'shown' && (
            <SendButton name="intent" value={`shown:${id}`} size="sm" variant="outline" className="min-h-12">
              {m.moderation_show()}
            </SendButton>
          )}
          {state !== 'hidden' && (
            <SendButton name="intent" value={`hidden:${id}`} size="sm" variant="outline" className="min-h-12">
              {m.moderation_hide()}
            </SendButton>
          )}
        </div>
      </Form>
    </li>
  )
}
