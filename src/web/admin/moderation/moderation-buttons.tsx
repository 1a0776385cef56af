import { Check, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { Button, DefaultButton } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { decideFields } from './moderation-fields.ts'

type Props = { isNothing?: boolean; error?: string; typed?: string; choices?: ('shown' | 'hidden')[] }

const sign = { 'aria-hidden': true, size: 17, strokeWidth: 1.9 } as const

/** Buttons to show or hide; hiding needs a reason, which only colleagues read. */
export function ModerationButtons({ isNothing = false, error, typed, choices = ['shown', 'hidden'] }: Props) {
  const listId = useId()
  const reasons = [
    m.moderation_reason_ad(),
    m.moderation_reason_insult(),
    m.moderation_reason_private(),
    m.moderation_reason_off_topic(),
  ]
  return (
    <div className="flex flex-wrap items-end gap-2 max-md:w-full">
      {choices.length > 1 && <DefaultButton />}
      <Field
        label={m.moderation_why()}
        error={error}
        optionalMark={choices.includes('hidden') ? undefined : m.promotion_optional()}
        className="min-w-0 flex-[1_1_16rem] md:w-72"
      >
        <TextInput {...inputOf(decideFields.why)} list={listId} defaultValue={typed} />
      </Field>
      <datalist id={listId}>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </datalist>
      <div className="flex gap-2">
        {choices.map((verdict) => (
          <Button
            key={verdict}
            type="submit"
            name="intent"
            value={verdict}
            size="sm"
            className="min-h-12"
            variant="outline"
            disabled={isNothing}
            icon={verdict === 'shown' ? <Check {...sign} /> : <EyeOff {...sign} />}
          >
            {verdict === 'shown' ? m.moderation_show() : m.moderation_hide()}
          </Button>
        ))}
      </div>
    </div>
  )
}
