import { Form } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { statementFields } from './settlement-fields.ts'

export const StatementForm = ({ text }: { text: string }) => (
  <Form method="post" encType="multipart/form-data" className="grid gap-4">
    <p className="text-muted">{m.shipment_settlement_import_text()}</p>
    <Field label={m.shipment_settlement_file()} optionalMark={m.admin_optional()}>
      <TextInput type="file" name="file" accept=".csv,text/csv" />
    </Field>
    <Field label={m.shipment_settlement_paste()} optionalMark={m.admin_optional()}>
      <TextArea {...inputOf(statementFields.text)} rows={4} defaultValue={text} className="num" />
    </Field>
    <div>
      <SubmitButton intent="check" busyText={m.admin_busy()}>
        {m.shipment_settlement_do_check()}
      </SubmitButton>
    </div>
  </Form>
)
