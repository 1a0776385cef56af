import { Check, Inbox, Play } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import type { WorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { finishFields, intakeFields } from './work-order-fields.ts'

type Props = { work: WorkOrderRow['work']; answer?: Answer }

const icon = { 'aria-hidden': true, size: 19, strokeWidth: 1.9 } as const

/** The next step of a work order, with large buttons for phones. */
export function WorkOrderForms({ work, answer }: Props) {
  if (work.state === 'waiting') return <TakeIn id={work.id} answer={answer} />
  if (work.state !== 'open' && work.state !== 'in_work') return null
  return (
    <div className="grid content-start gap-2">
      {work.state === 'open' && (
        <Form method="post">
          <input type="hidden" name="work" value={work.id} />
          <SubmitButton intent="start" busyText={m.admin_busy()} icon={<Play {...icon} />} block>
            {m.workshop_do_start()}
          </SubmitButton>
        </Form>
      )}
      <Finish id={work.id} isOpen={work.state === 'in_work'} isGround={work.kind === 'sharpening'} answer={answer} />
    </div>
  )
}

function Finish({ id, isOpen, isGround, answer }: { id: string; isOpen: boolean; isGround: boolean; answer?: Answer }) {
  const { errors, values } = answerTo(answer, `finish-${id}`)
  return (
    <Collapsible
      open={isOpen || answer?.intent === `finish-${id}`}
      summary={m.workshop_do_finish()}
      summaryClass="type-label min-h-11 text-ink"
    >
      <Form method="post" noValidate className="grid gap-3 pt-1">
        <input type="hidden" name="work" value={id} />
        {isGround ? (
          <Field label={m.workshop_hollow()} optionalMark={m.admin_optional()} error={errors.hollow}>
            <TextInput {...inputOf(finishFields.hollow)} defaultValue={values.hollow} />
          </Field>
        ) : (
          <input type="hidden" name="hollow" value="" />
        )}
        <Field
          label={m.workshop_note()}
          hint={m.workshop_note_hint()}
          optionalMark={m.admin_optional()}
          error={errors.note}
        >
          <TextInput {...inputOf(finishFields.note)} defaultValue={values.note} />
        </Field>
        <SubmitButton intent="finish" busyText={m.admin_busy()} icon={<Check {...icon} />} block>
          {m.workshop_do_finish()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}

function TakeIn({ id, answer }: { id: string; answer?: Answer }) {
  const { errors, values } = answerTo(answer, `take-in-${id}`)
  return (
    <Form method="post" noValidate className="grid content-start gap-3">
      <input type="hidden" name="work" value={id} />
      <SelectField
        label={m.workshop_came_by()}
        name="cameBy"
        defaultValue={values.cameBy ?? 'brought'}
        options={[
          { value: 'brought', label: m.workshop_brought() },
          { value: 'sent', label: m.workshop_sent() },
        ]}
      />
      <Field
        label={m.workshop_condition()}
        hint={m.workshop_condition_hint()}
        optionalMark={m.admin_optional()}
        error={errors.condition}
      >
        <TextInput {...inputOf(intakeFields.condition)} defaultValue={values.condition} />
      </Field>
      <SubmitButton intent="take-in" busyText={m.admin_busy()} icon={<Inbox {...icon} />} block>
        {m.workshop_do_take_in()}
      </SubmitButton>
    </Form>
  )
}
