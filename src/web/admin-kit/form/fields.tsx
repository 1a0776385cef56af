import { createContext, use, useId, type ComponentProps, type ElementType, type ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldContext } from '#ui/fields/field-context.ts'
import { FieldError } from '#ui/fields/field-error.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { answerTo } from './answer.ts'

type Texts = Readonly<Record<string, string>>

/** What the fields of one form share: saved values, labels, errors, and what was sent, if anything. All by field name. */
type Typed = { saved: Texts; labels: Texts; errors: Texts; sent: Texts | undefined }

const TypedContext = createContext<Typed>({ saved: {}, labels: {}, errors: {}, sent: undefined })

type FieldsProps = { saved: Texts; labels: Texts; answer: Pick<Answered, 'errors' | 'values'>; children: ReactNode }
type Answered = ReturnType<typeof answerTo>

/** Gives the fields inside their saved values and the answer to what was sent. */
export function TypedFields({ saved, labels, answer: { errors, values }, children }: FieldsProps) {
  const sent = Object.keys(values).length ? values : undefined
  return <TypedContext value={{ saved, labels, errors, sent }}>{children}</TypedContext>
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
  labelHidden?: boolean
  hint?: ReactNode
  optional?: boolean
  /** Said beside the label in place of “optional”. */
  mark?: ReactNode
  /** Value of a field that has no saved one. */
  start?: string
  className?: string
}

/** Splits props into those of the label and frame and those of the input. */
function useField<P extends Named>(props: P) {
  const { name, label, labelHidden, hint, optional = false, mark: ownMark, start, className, ...rest } = props
  const { labels, errors, value } = useEdited()
  const mark = ownMark ?? (optional && m.admin_optional())
  return {
    field: { label: label ?? labels[name], labelHidden, optionalMark: mark, hint, error: errors[name], className },
    input: { ...rest, name, defaultValue: value(name) ?? start },
  }
}

type Around<Input extends ElementType> = Named & Omit<ComponentProps<Input>, keyof Named | 'defaultValue'>

/** `inputClass` is the class of the input itself, for example to make it narrow. */
export function LineField({ inputClass, ...props }: Around<typeof TextInput> & { inputClass?: string }) {
  const { field, input } = useField(props)
  return (
    <Field {...field}>
      <TextInput autoComplete="off" className={inputClass} {...input} />
    </Field>
  )
}

export function AreaField(props: Around<typeof TextArea>) {
  const { field, input } = useField(props)
  return (
    <Field {...field}>
      <TextArea {...input} />
    </Field>
  )
}

/** A date in the time zone of the shop; `withTime` adds the hour. */
export function DayField(props: Around<typeof DateInput>) {
  const { field, input } = useField(props)
  return (
    <Field {...field}>
      <DateInput {...input} />
    </Field>
  )
}

export function ChoiceField(props: Around<typeof SelectField>) {
  const { field, input } = useField(props)
  return <SelectField {...input} {...field} />
}

type TickProps = { name: string; label?: string; note?: ReactNode; required?: boolean; className?: string }

export function TickField({ name, label, note, required, className }: TickProps) {
  const { labels, errors, isTicked } = useEdited()
  const id = useId()
  const error = errors[name]
  return (
    <div className={className}>
      <FieldContext value={{ id, describedBy: error && `${id}-error`, invalid: Boolean(error) }}>
        <Checkbox {...{ name, note, required }} label={label ?? labels[name]} defaultChecked={isTicked(name)} />
      </FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
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
