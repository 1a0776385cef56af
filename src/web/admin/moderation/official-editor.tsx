import { inputOf } from '#kit/declare-fields.ts'
import { officialEditorFields } from '#shop/reviews/review-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'

type Props = {
  intent: string
  /** The version of the saved answer, if there is one. */
  version?: string
  saved: { vi: string | null; en: string | null }
  answer?: Answer
  hint: string
  save: string
}

/** The shop's answer to a customer, in both languages side by side. */
export function OfficialEditor({ intent, version, saved, answer, hint, save }: Props) {
  const { errors, values } = answerTo(answer, intent)
  return (
    <Editor
      key={values.version ?? version}
      saved={`${saved.vi}|${saved.en}`}
      labels={{ vi: m.moderation_in_vi(), en: m.moderation_in_en() }}
      intent={intent}
      version={values.version ?? version}
      save={save}
      dirty={values.vi !== undefined}
      answer={answer?.intent === intent ? answer : undefined}
      className="grid gap-4"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={m.moderation_in_vi()} hint={hint} error={errors.vi}>
          <TextArea {...inputOf(officialEditorFields.vi)} lang="vi" defaultValue={values.vi ?? saved.vi ?? ''} />
        </Field>
        <Field
          label={m.moderation_in_en()}
          hint={m.moderation_in_en_hint()}
          error={errors.en}
          optionalMark={m.promotion_optional()}
        >
          <TextArea {...inputOf(officialEditorFields.en)} lang="en" defaultValue={values.en ?? saved.en ?? ''} />
        </Field>
      </div>
    </Editor>
  )
}
