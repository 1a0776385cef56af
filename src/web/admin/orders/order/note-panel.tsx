import { NotebookPen } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { orderNoteFields } from '../fields/order-fields.ts'

/** An internal note; if ticked, the customer sees it too. */
export function NotePanel({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'note')
  return (
    <Panel title={m.order_admin_note()} id="note">
      <Form method="post" noValidate className="grid gap-3">
        <Field label={m.order_admin_note_text()} error={errors.text}>
          <TextArea {...inputOf(orderNoteFields.text)} rows={2} defaultValue={values.text} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            name="public"
            label={m.order_admin_note_public()}
            note={m.order_admin_note_public_hint()}
            defaultChecked={values.public === 'on'}
          />
          <SubmitButton
            intent="note"
            busyText={m.admin_busy()}
            variant="outline"
            icon={<NotebookPen aria-hidden size={18} strokeWidth={1.8} />}
          >
            {m.order_admin_do_note()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
