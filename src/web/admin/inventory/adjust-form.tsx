import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { adjustFields } from './inventory-fields.ts'

/** Corrects a wrong count or records a loss; a reason is required. `id`: booked once, however often it is pressed. */
export const AdjustForm = ({ id, answer }: { id: string; answer?: Answer }) => (
  <Panel title={m.admin_adjust()}>
    <ActionForm intent="adjust" answer={answer} button={m.admin_do_adjust()} variant="outline">
      <input type="hidden" name="id" value={id} />
      <ChoiceField
        name="kind"
        label={m.stock_adjust_kind()}
        options={[
          { value: 'correct', label: m.stock_adjust_correct() },
          { value: 'loss', label: m.stock_adjust_loss() },
        ]}
      />
      <div className="grid gap-4 lg:grid-cols-[9rem_minmax(0,1fr)]">
        {/* Not inputMode numeric, because the digit keyboard of an iPhone has no minus. */}
        <LineField {...inputOf(adjustFields.change)} label={m.admin_change()} hint={m.admin_change_hint()} />
        <LineField {...inputOf(adjustFields.reason)} label={m.admin_reason()} hint={m.admin_adjust_hint()} />
      </div>
    </ActionForm>
  </Panel>
)
