import { Star } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { reviewFields } from '#shop/reviews/review-fields.ts'
import { fits, wearLevels } from '#shop/reviews/review.ts'
import { fitWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { summaryErrorsOf } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'

export type ReviewInitialValues = Record<'rating' | 'title' | 'text' | 'name' | 'fit' | 'size' | 'level', string>
type Props = {
  start: ReviewInitialValues
  sizes: { value: string; label: string }[]
  errors: Record<string, string>
  refusal?: string
  isSending: boolean
  isAgain: boolean
}

export function OwnReviewForm({ start, sizes, errors, refusal, isSending, isAgain }: Props) {
  const summary = summaryErrorsOf(errors, 'review-')
  const unanswered = { value: '', label: m.review_unsaid() }
  return (
    <Form method="post" noValidate className="mt-8 grid gap-6">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {!isSending && <FormErrors title={m.review_errors({ count: summary.length })} errors={summary} />}
      <Rating chosen={start.rating} error={errors.rating} />
      <Field id="review-title" label={m.review_title()} optionalMark={m.review_optional()} error={errors.title}>
        <TextInput {...inputOf(reviewFields.title)} defaultValue={start.title} />
      </Field>
      <Field id="review-text" label={m.review_text()} hint={m.review_text_hint()} error={errors.text}>
        <TextArea {...inputOf(reviewFields.text)} defaultValue={start.text} rows={6} />
      </Field>
      <FitChoice chosen={start.fit} />
      <div className="grid gap-6 sm:grid-cols-2">
        {sizes.length > 0 && (
          <SelectField
            label={m.review_size_label()}
            optionalMark={m.review_optional()}
            name="size"
            defaultValue={start.size}
            options={[unanswered, ...sizes]}
          />
        )}
        <SelectField
          label={m.review_level_label()}
          optionalMark={m.review_optional()}
          name="level"
          defaultValue={start.level}
          options={[unanswered, ...wearLevels.map((value) => ({ value, label: wearLevelWords()[value] }))]}
        />
      </div>
      <Field id="review-name" label={m.review_name()} hint={m.review_name_hint()} error={errors.name}>
        <TextInput {...inputOf(reviewFields.name)} defaultValue={start.name} />
      </Field>
      <div>
        <Button type="submit" busy={isSending} busyText={m.review_sending()}>
          {isAgain ? m.review_send_again() : m.review_send()}
        </Button>
      </div>
    </Form>
  )
}

const ratingWords = () => [
  m.review_rating_1(),
  m.review_rating_2(),
  m.review_rating_3(),
  m.review_rating_4(),
  m.review_rating_5(),
]

function Rating({ chosen, error }: { chosen: string; error?: string }) {
  return (
    <ChoiceGroup id="review-rating" legend={m.review_rating()} error={error}>
      <div className="grid gap-2 sm:grid-cols-5">
        {ratingWords().map((word, at) => (
          <RadioCard
            key={word}
            compact
            name="rating"
            value={at + 1}
            defaultChecked={chosen === String(at + 1)}
            required
            title={
              <span className="flex min-h-7 items-center gap-1.5">
                <span className="num">{at + 1}</span>
                <Star aria-hidden size={17} strokeWidth={1.6} className="fill-current text-brass" />
                <span className="sr-only">{starWords(at + 1)}:</span>
                <span className="font-normal sm:hidden">{word}</span>
              </span>
            }
            note={<span className="max-sm:hidden">{word}</span>}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

function FitChoice({ chosen }: { chosen: string }) {
  const words = { '': m.review_unsaid(), ...fitWords() }
  return (
    <ChoiceGroup
      legend={
        <>
          {m.review_fit()} <span className="font-normal text-muted">{m.review_optional()}</span>
        </>
      }
    >
      <div className="grid gap-2 sm:grid-cols-4">
        {([...fits, ''] as const).map((fit) => (
          <RadioCard
            key={fit}
            compact
            name="fit"
            value={fit}
            defaultChecked={chosen === fit}
            title={<span className="flex min-h-7 items-center">{words[fit]}</span>}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
