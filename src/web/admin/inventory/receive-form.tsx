import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { receiveFields } from './inventory-fields.ts'

/** Books goods that arrived; `id`: once, however often it is pressed. */
export const ReceiveForm = ({ id, answer }: { id: string; answer?: Answer }) => (
  <Panel title={m.admin_receive()}>
    <ActionForm intent="receive" answer={answer} button={m.admin_do_receive()}>
      <input type="hidden" name="id" value={id} />
      <div className="grid gap-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
        <LineField {...inputOf(receiveFields.quantity)} label={m.admin_quantity()} />
        <LineField {...inputOf(receiveFields.note)} label={m.admin_note()} hint={m.admin_receive_hint()} optional />
      </div>
    </ActionForm>
  </Panel>
)
