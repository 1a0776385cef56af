import { Form } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Conflicts } from '#web/admin-kit/form/conflicts.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { makerFields } from './synonym-fields.ts'

type Props = { makers: string; version: string; answer?: Answer }

/** What shoppers look for and the shop does not sell: the results say so and lead to what comes closest. */
export function MakersPanel({ makers, version, answer }: Props) {
  const { errors, values, conflicts } = answerTo(answer, 'save:makers')
  return (
    <Panel title={m.search_synonym_makers()}>
      <p className="mb-4 text-muted">{m.search_synonym_makers_text()}</p>
      <Form key={values.version ?? version} method="post" noValidate className="grid gap-4">
        <input type="hidden" name="version" value={values.version ?? version} />
        <Conflicts conflicts={conflicts} labels={{ makers: m.search_synonym_makers() }} />
        <Field
          label={m.search_synonym_makers()}
          labelHidden
          hint={m.search_synonym_makers_hint()}
          error={errors.makers}
        >
          <TextArea {...inputOf(makerFields.makers)} rows={10} defaultValue={values.makers ?? makers} />
        </Field>
        <div>
          <SubmitButton intent="save:makers" busyText={m.admin_editor_saving()} variant="outline">
            {m.admin_editor_save()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}
