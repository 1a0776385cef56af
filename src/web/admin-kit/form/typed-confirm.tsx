import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from './answer.ts'
import { Collapsible } from '../page/collapsible.tsx'
import { SubmitButton } from './submit-button.tsx'
import { typedNameFields } from './typed-fields.ts'

type Props = {
  intent: string
  title: string
  /** The name of the record, typed to confirm. */
  word: string
  answer?: Answer
  /** Shown open at once. */
  isOpen?: boolean
  /** For a form with a file. */
  encType?: 'multipart/form-data'
  children: ReactNode
}

/**
 * Form for an action that cannot be undone: collapsed at first, confirmed by typing the name. The server checks it too
 * (findConfirmationError).
 */
export function TypedConfirm({ intent, title, word, answer, encType, isOpen = false, children }: Props) {
  const { errors, values } = answerTo(answer, intent)
  return (
    <Collapsible
      id={intent}
      open={isOpen || answer?.intent === intent}
      summary={title}
      className="scroll-mt-4 rounded-sm border border-line bg-surface"
      summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
    >
      <Form method="post" encType={encType} noValidate className="grid gap-4 px-4 pb-5 md:px-5">
        {children}
        <Field label={m.admin_confirm_type({ word })} error={errors.typed}>
          <TextInput {...inputOf(typedNameFields.typed)} spellCheck={false} defaultValue={values.typed} />
        </Field>
        <SubmitButton intent={intent} busyText={m.admin_busy()} variant="danger" block>
          {title}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
