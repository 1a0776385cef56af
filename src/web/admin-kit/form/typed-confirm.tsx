import type { ComponentProps } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { DangerForm } from './danger-form.tsx'
import type { Answer } from './answer.ts'
import { LineField } from './fields.tsx'
import { typedNameFields } from './typed-fields.ts'

type Props = Pick<ComponentProps<typeof DangerForm>, 'intent' | 'title' | 'isOpen' | 'encType' | 'children'> & {
  /** The name of the record, typed to confirm. */
  word: string
  answer?: Answer
}

/**
 * Form for an action that cannot be undone: collapsed at first, confirmed by typing the name. The server checks it too
 * (findConfirmationError).
 */
export const TypedConfirm = ({ word, answer, children, ...form }: Props) => (
  <DangerForm {...form} answer={answer}>
    {children}
    <LineField {...inputOf(typedNameFields.typed)} label={m.admin_confirm_type({ word })} spellCheck={false} />
  </DangerForm>
)
