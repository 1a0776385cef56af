import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import type { SectionView } from './settings-section.server.ts'
import { SettingsFrame } from './settings-frame.tsx'

type Labels = Record<string, string>
type Typed = { held: Labels; labels: Labels; errors: Labels; sent: Labels | undefined }

const TypedContext = createContext<Typed>({ held: {}, labels: {}, errors: {}, sent: undefined })

type Props = {
  title: string
  note?: ReactNode
  labels: Labels
  view: SectionView
  answer?: Answer
  children: ReactNode
}

/** A screen of settings: one form, whose fields know by their names what they are called, what is held and what was typed. */
export function SectionEditor({ title, note, labels, view: { held, version, isDone }, answer, children }: Props) {
  const { errors, values } = answerTo(answer, 'save')
  const sent = answer ? values : undefined
  return (
    <SettingsFrame title={title} note={note}>
      <Outcome answer={answer} done={isDone ? m.settings_done() : undefined} />
      <TypedContext value={{ held, labels, errors, sent }}>
        <Editor
          key={values.version ?? version}
          labels={labels}
          version={values.version ?? version}
          saved={version}
          dirty={sent !== undefined}
          answer={answer}
          className="grid min-w-0 gap-5"
        >
          {children}
        </Editor>
      </TypedContext>
    </SettingsFrame>
  )
}

type LineProps = { name: string; hint?: ReactNode; optional?: boolean; className?: string } & ComponentProps<
  typeof TextInput
>

export function SettingsLine({ name, hint, optional = false, className, ...input }: LineProps) {
  const { held, labels, errors, sent } = use(TypedContext)
  return (
    <Field
      label={labels[name]}
      optionalMark={optional && m.checkout_optional()}
      hint={hint}
      error={errors[name]}
      className={className}
    >
      <TextInput name={name} autoComplete="off" {...input} defaultValue={sent?.[name] ?? held[name]} />
    </Field>
  )
}

/** A day and its time, in the time of the shop. */
export function SettingsMoment({ name, hint }: { name: string; hint?: ReactNode }) {
  const { held, labels, errors, sent } = use(TypedContext)
  return (
    <Field label={labels[name]} optionalMark={m.checkout_optional()} hint={hint} error={errors[name]}>
      <DateInput name={name} withTime defaultValue={sent?.[name] ?? held[name]} />
    </Field>
  )
}

/** A box that is not ticked is not sent at all. */
export function SettingsTick({ name, note }: { name: string; note?: ReactNode }) {
  const { held, labels, sent } = use(TypedContext)
  return <Checkbox name={name} label={labels[name]} note={note} defaultChecked={(sent ?? held)[name] === 'on'} />
}
