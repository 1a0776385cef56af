import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { receiveFields } from './inventory-fields.ts'

/** Books goods that arrived. */
export function ReceiveForm({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'receive')
  return (
    <Panel title={m.admin_receive()}>
      <Form method="post" noValidate className="grid gap-4">
        <div className="grid gap-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
          <Field label={m.admin_quantity()} error={errors.quantity}>
            <TextInput {...inputOf(receiveFields.quantity)} defaultValue={values.quantity} />
          </Field>
          <Field
            label={m.admin_note()}
            optionalMark={m.admin_optional()}
            hint={m.admin_receive_hint()}
            error={errors.note}
          >
            <TextInput {...inputOf(receiveFields.note)} defaultValue={values.note} />
          </Field>
        </div>
        <div>
          <SubmitButton intent="receive" busyText={m.admin_busy()}>
            {m.admin_do_receive()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
