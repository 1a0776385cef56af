import type { ComponentProps, ReactNode } from 'react'
import { ActionForm } from './action-form.tsx'
import { answerTo, type Answer } from './answer.ts'
import type { DescribeField } from './conflicts.tsx'
import { Editor } from './editor.tsx'
import { TypedFields } from './fields.tsx'

/**
 * What the loader of an editor returns (`editingOf`): the saved field values, and a version mark to detect changes; a new record has none.
 */
export type Editing = { saved: Readonly<Record<string, string>>; version?: string }

type Bar = Pick<
  ComponentProps<typeof Editor>,
  'rowLabels' | 'note' | 'save' | 'secondSave' | 'id' | 'encType' | 'onInput'
>

export type EditorFormProps = {
  editing: Editing
  answer: Answer | undefined
  intent?: string
  labels: Record<string, string>
  describe?: DescribeField
  /** Label of a submit button below the form, which replaces the save bar. */
  button?: string
  busyText?: string
  className?: string
  children: ReactNode
} & Bar

/** The form of an editor. Its fields take their labels, saved values and typed values by name (`fields.tsx`). */
export function EditorForm({ editing, answer, intent = 'save', button, busyText, children, ...form }: EditorFormProps) {
  const { saved, version } = editing
  const { className = 'grid min-w-0 gap-5', labels, describe } = form
  if (button)
    return (
      <ActionForm {...{ intent, answer, saved, version, labels, describe, button, busyText, className }}>
        {children}
      </ActionForm>
    )
  const ownAnswer = answerTo(answer, intent)
  const shown = ownAnswer.values.version ?? version
  const wasSent = Object.keys(ownAnswer.values).length > 0
  return (
    <Editor
      key={shown}
      {...form}
      className={className}
      intent={intent}
      version={shown}
      saved={version ?? ''}
      // A new record may be saved without changes: missing fields are reported when it is sent.
      dirty={wasSent || version === undefined}
      answer={wasSent || ownAnswer.conflicts.length ? answer : undefined}
    >
      <TypedFields {...{ saved, labels }} answer={ownAnswer}>
        {children}
      </TypedFields>
    </Editor>
  )
}
