import { Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import type { findRedirect } from '#shop/content/redirects/list-redirects.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { redirectFields } from './redirect-fields.ts'

/** `editing`: the redirect to edit; null for a new one. */
type Props = { editing: EditedRedirect; answer: Answer | undefined }

/** Form for a new or changed redirect. `replaces` is the target that staff saw, in the form or in a refusal: another one is not overwritten. */
function RedirectForm({ editing, answer }: Props) {
  const { values } = answerTo(answer, 'save')
  const [id, replaces] = [values.id || editing?.id, values.replaces || editing?.to]
  const leave = editing && (
    <Link to="/admin/redirects" className="link inline-flex min-h-11 items-center">
      {m.redirect_do_not()}
    </Link>
  )
  return (
    <Panel title={editing ? m.redirect_edit({ from: editing.from }) : m.redirect_new()} aside={leave}>
      <ActionForm
        intent="save"
        answer={answer}
        saved={editing ? { from: editing.from, to: editing.to } : {}}
        button={editing ? m.redirect_do_save() : m.redirect_do_new()}
        busyText={m.admin_editor_saving()}
        className="grid gap-4 md:grid-cols-2"
      >
        {id && <input type="hidden" name="id" value={id} />}
        {replaces && <input type="hidden" name="replaces" value={replaces} />}
        <LineField
          {...inputOf(redirectFields.from)}
          label={m.redirect_from()}
          hint={m.redirect_from_hint()}
          autoFocus={Boolean(editing)}
        />
        <LineField {...inputOf(redirectFields.to)} label={m.redirect_to()} hint={m.redirect_to_hint()} />
      </ActionForm>
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
    <RedirectForm key={editing?.id ?? rows.length} editing={editing} answer={answer} />
  </>
)
