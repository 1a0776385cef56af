import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import type { findRedirect } from '#shop/content/redirects/list-redirects.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { redirectFields } from './redirect-fields.ts'

type Props = {
  /** The redirect to edit; absent for a new one. */
  editing: EditedRedirect
  errors: Record<string, string | undefined>
  values: Record<string, string | undefined>
}

/** Form for a new or changed redirect; typed values stay after a refusal. */
function RedirectForm({ editing, errors, values }: Props) {
  const id = values.id ?? editing?.id
  const from = values.from ?? editing?.from
  return (
    <Panel title={editing ? m.redirect_edit({ from: editing.from }) : m.redirect_new()}>
      <Form method="post" noValidate className="grid items-start gap-4 md:grid-cols-[1fr_1fr_auto]">
        {id && <input type="hidden" name="id" value={id} />}
        {(values.replaces || editing) && <input type="hidden" name="replaces" value={values.replaces || editing?.to} />}
        <Field label={m.redirect_from()} hint={m.redirect_from_hint()} error={errors.from}>
          <TextInput {...inputOf(redirectFields.from)} defaultValue={from} autoFocus={Boolean(editing)} />
        </Field>
        <Field label={m.redirect_to()} hint={m.redirect_to_hint()} error={errors.to}>
          <TextInput {...inputOf(redirectFields.to)} defaultValue={values.to ?? editing?.to} />
        </Field>
        <div className="flex flex-wrap gap-2 md:pt-7">
          <SubmitButton intent="save" busyText={m.admin_editor_saving()}>
            {editing ? m.redirect_do_save() : m.redirect_do_new()}
          </SubmitButton>
          {editing && (
            <Link to="/admin/redirects" className={buttonClass({ variant: 'quiet' })}>
              {m.redirect_do_not()}
            </Link>
          )}
        </div>
      </Form>
    </Panel>
  )
}

type EditedRedirect = Awaited<ReturnType<typeof findRedirect>> | null
type FormsProps = { rows: unknown[]; leaving: EditedRedirect; editing: EditedRedirect; answer: Answer | undefined }

/** The form to remove a redirect, confirmed by typing its address, and the form to add or change one. */
export const RedirectForms = ({ rows, leaving, editing, answer }: FormsProps) => (
  <>
    {leaving && (
      <TypedConfirm
        key={leaving.id}
        isOpen
        intent="remove"
        title={m.redirect_remove({ from: leaving.from })}
        word={leaving.from}
        answer={answer}
      >
        <input type="hidden" name="id" value={leaving.id} />
        <p>{m.redirect_remove_note()}</p>
      </TypedConfirm>
    )}
    <RedirectForm key={editing?.id ?? rows.length} editing={editing} {...answerTo(answer, 'save')} />
  </>
)
