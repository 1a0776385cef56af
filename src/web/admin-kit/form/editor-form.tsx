import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from './answer.ts'
import type { DescribeField } from './conflicts.tsx'
import { Editor } from './editor.tsx'
import { MergedForm } from './merged-form.tsx'
import { SubmitButton } from './submit-button.tsx'

type Texts = Readonly<Record<string, string>>

/**
 * What the loader of an editor returns (`editingOf`): the saved field values, and a version mark to detect changes; a new record has none.
 */
export type Editing = { saved: Texts; version?: string }

type Typed = { saved: Texts; labels: Texts; errors: Texts; sent: Texts | undefined }

const TypedContext = createContext<Typed>({ saved: {}, labels: {}, errors: {}, sent: undefined })

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

/** The form of an editor. Its fields take their labels, saved values and typed values by name. */
export function EditorForm({ editing, answer, intent = 'save', button, busyText, children, ...form }: EditorFormProps) {
  const { saved, version } = editing
  const ownAnswer = answerTo(answer, intent)
  const { errors, values, conflicts } = ownAnswer
  const sent = Object.keys(values).length ? values : undefined
  const fields = <TypedContext value={{ saved, labels: form.labels, errors, sent }}>{children}</TypedContext>
  const { className = 'grid min-w-0 gap-5', labels, describe } = form
  if (button)
    return (
      <MergedForm {...{ version, labels, describe, className }} answer={ownAnswer}>
        {fields}
        <div className="col-span-full">
          <SubmitButton intent={intent} busyText={busyText ?? m.admin_busy()}>
            {button}
          </SubmitButton>
        </div>
      </MergedForm>
    )
  const shown = values.version ?? version
  return (
    <Editor
      key={shown}
      {...form}
      className={className}
      intent={intent}
      version={shown}
      saved={version ?? ''}
      // A new record may be saved without changes: missing fields are reported when it is sent.
      dirty={sent !== undefined || version === undefined}
      answer={sent || conflicts.length ? answer : undefined}
    >
      {fields}
    </Editor>
  )
}

/** Field values for a part of an editor that draws its own fields. Unticked checkboxes are not sent at all. */
export function useEdited() {
  const { saved, labels, errors, sent } = use(TypedContext)
  const value = (name: string) => sent?.[name] ?? saved[name]
  return { labels, errors, value, isTicked: (name: string) => (sent ?? saved)[name] === 'on' }
}

type Named = {
  name: string
  label?: string
  hint?: ReactNode
  optional?: boolean
  /** Value of a field that has no saved one. */
  start?: string
  className?: string
}

function useField({ name, label, hint, optional = false, start, className }: Named) {
  const { labels, errors, value } = useEdited()
  const mark = optional && m.admin_optional()
  return {
    field: { label: label ?? labels[name], optionalMark: mark, hint, error: errors[name], className },
    input: { name, defaultValue: value(name) ?? start },
  }
}

/** `inputClass` is the class of the input itself, for example to make it narrow. */
type LineProps = Named & { inputClass?: string } & Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'defaultValue' | 'start'
  >

export function LineField({ name, label, hint, optional, start, className, inputClass, ...inputProps }: LineProps) {
  const { field, input } = useField({ name, label, hint, optional, start, className })
  return (
    <Field {...field}>
      <TextInput autoComplete="off" className={inputClass} {...inputProps} {...input} />
    </Field>
  )
}

type AreaProps = Named & Omit<ComponentProps<typeof TextArea>, 'name' | 'defaultValue'>

export function AreaField({ name, label, hint, optional, start, className, ...inputProps }: AreaProps) {
  const { field, input } = useField({ name, label, hint, optional, start, className })
  return (
    <Field {...field}>
      <TextArea {...inputProps} {...input} />
    </Field>
  )
}

/** A date in the time zone of the shop; `withTime` adds the hour. */
export function DayField({ withTime, ...named }: Named & { withTime?: boolean }) {
  const { field, input } = useField(named)
  return (
    <Field {...field}>
      <DateInput {...input} withTime={withTime} />
    </Field>
  )
}

type ChoiceProps = Named & Omit<ComponentProps<typeof SelectField>, 'name' | 'label' | 'defaultValue'>

export function ChoiceField({ name, label, hint, optional, start, className, ...inputProps }: ChoiceProps) {
  const { field, input } = useField({ name, label, hint, optional, start, className })
  return <SelectField {...inputProps} {...field} {...input} />
}

type TickProps = { name: string; label?: string; note?: ReactNode; className?: string }

export function TickField({ name, label, note, className }: TickProps) {
  const { labels, isTicked } = useEdited()
  return <Checkbox {...{ name, note, className }} label={label ?? labels[name]} defaultChecked={isTicked(name)} />
}

type TicksProps = { name: string; legend?: string; of: readonly { value: string; label: string }[]; className?: string }

/** Several checkboxes with one name. */
export function TicksField({ name, legend, of, className }: TicksProps) {
  const { saved, labels, errors, sent } = use(TypedContext)
  const ticked = ((sent ?? saved)[name] ?? '').split(',')
  return (
    <ChoiceGroup legend={legend ?? labels[name]} error={errors[name]}>
      <div className={className}>
        {of.map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} label={label} defaultChecked={ticked.includes(value)} />
        ))}
      </div>
    </ChoiceGroup>
  )
}
