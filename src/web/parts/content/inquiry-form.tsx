import { Form, useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { inquiryFields } from '#shop/inquiries/inquiry-fields.ts'
import { inquiryTopics } from '#shop/inquiries/inquiry.ts'
import { topicName } from '#shop/inquiries/topic-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { summaryErrorsOf } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'

export type InquiryFormAnswer = { errors: Record<string, string>; values: Record<string, string>; refusal?: string }

/** The inquiry form; works without scripts, and keeps what was typed when there are errors. */
export function InquiryForm({ answer, start = {} }: { answer?: InquiryFormAnswer; start?: Record<string, string> }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const errors = answer?.errors ?? {}
  const values = answer?.values ?? start
  const summaryErrors = summaryErrorsOf(errors, 'inquiry-')
  const text = (name: keyof typeof inquiryFields) => ({ ...inputOf(inquiryFields[name]), defaultValue: values[name] })
  return (
    <Form method="post" action="/contact/message" noValidate className="grid gap-5">
      {answer?.refusal && <Notice tone="error">{answer.refusal}</Notice>}
      {!isBusy && <FormErrors title={m.inquiry_errors({ count: summaryErrors.length })} errors={summaryErrors} />}
      <SelectField
        id="inquiry-topic"
        label={m.inquiry_topic()}
        error={errors.topic}
        name="topic"
        defaultValue={values.topic}
        placeholder={m.inquiry_topic_choose()}
        options={inquiryTopics.map((topic) => ({ value: topic, label: topicName(topic) }))}
      />
      <Field id="inquiry-text" label={m.inquiry_text()} hint={m.inquiry_text_hint()} error={errors.text}>
        <TextArea {...text('text')} rows={6} />
      </Field>
      <Field id="inquiry-name" label={m.inquiry_name()} error={errors.name}>
        <TextInput {...text('name')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field id="inquiry-email" label={m.inquiry_email()} hint={m.inquiry_way_hint()} error={errors.email}>
          <TextInput {...text('email')} />
        </Field>
        <Field id="inquiry-phone" label={m.inquiry_phone()} error={errors.phone}>
          <TextInput {...text('phone')} />
        </Field>
      </div>
      <Field
        id="inquiry-orderCode"
        label={m.inquiry_order()}
        optionalMark={m.review_optional()}
        error={errors.orderCode}
      >
        <TextInput {...text('orderCode')} />
      </Field>
      {/* Honeypot: people do not see this field, but bots fill it in. */}
      <div aria-hidden className="sr-only">
        <label>
          {m.inquiry_trap()}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" busy={isBusy} busyText={m.review_sending()}>
          {m.inquiry_send()}
        </Button>
        <p className="mt-3 type-fine text-muted">{m.inquiry_kept()}</p>
      </div>
    </Form>
  )
}
