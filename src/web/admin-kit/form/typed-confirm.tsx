import type { ReactNode } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from './action-form.tsx'
import type { Answer } from './answer.ts'
import { LineField } from './fields.tsx'
import { Collapsible } from '../page/collapsible.tsx'
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
export const TypedConfirm = ({ intent, title, word, answer, encType, isOpen = false, children }: Props) => (
  <Collapsible
    id={intent}
    open={isOpen || answer?.intent === intent}
    summary={title}
    className="scroll-mt-4 rounded-sm border border-line bg-surface"
    summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
  >
    <ActionForm
      {...{ intent, answer, encType }}
      button={title}
      variant="danger"
      block
      className="grid gap-4 px-4 pb-5 md:px-5"
    >
      {children}
      <LineField {...inputOf(typedNameFields.typed)} label={m.admin_confirm_type({ word })} spellCheck={false} />
    </ActionForm>
  </Collapsible>
)
