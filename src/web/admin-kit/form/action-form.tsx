import type { ComponentProps, ReactNode } from 'react'
import type { ButtonLook } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from './answer.ts'
import { TypedFields } from './fields.tsx'
import { MergedForm } from './merged-form.tsx'
import { SubmitButton } from './submit-button.tsx'

type Props = Omit<ComponentProps<typeof MergedForm>, 'answer' | 'labels' | 'children'> & {
  intent: string
  answer: Answer | undefined
  /** The intent of the answer, if the action adds the row to it. */
  answered?: string
  saved?: Readonly<Record<string, string>>
  labels?: Record<string, string>
  button: ReactNode
  icon?: ReactNode
  busyText?: string
  children?: ReactNode
} & Pick<ButtonLook, 'variant' | 'block'>

/** A form that does one thing: adjust, refund, ship. Its fields take saved and typed values and errors by name (`fields.tsx`). */
export function ActionForm(props: Props) {
  const {
    intent,
    answer,
    answered = intent,
    saved = {},
    labels = {},
    button,
    icon,
    busyText,
    children,
    ...rest
  } = props
  const { variant, block, className = 'grid gap-4', ...form } = rest
  const ownAnswer = answerTo(answer, answered)
  const submit = (
    <SubmitButton intent={intent} busyText={busyText ?? m.admin_busy()} {...{ variant, block, icon }}>
      {button}
    </SubmitButton>
  )
  return (
    <MergedForm {...form} {...{ labels, className }} answer={ownAnswer}>
      <TypedFields {...{ saved, labels }} answer={ownAnswer}>
        {children}
      </TypedFields>
      {block ? submit : <div className="col-span-full">{submit}</div>}
    </MergedForm>
  )
}
