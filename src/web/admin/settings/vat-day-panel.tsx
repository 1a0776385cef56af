import { Form } from 'react-router'
import { vatDays, type VatDay } from '#shop/settings/vat-days.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'

const words: Record<VatDay, () => string> = {
  delivered: m.settings_vat_day_delivered,
  handed_over: m.settings_vat_day_handed_over,
  placed: m.settings_vat_day_placed,
}

/** Which day decides the rate of an order: the accountant's choice (docs/vat.md). */
export const VatDayPanel = ({ vatDay }: { vatDay: VatDay }) => (
  <Panel title={m.settings_vat_day()}>
    <p className="text-muted">{m.settings_vat_day_note()}</p>
    <Form method="post" noValidate className="mt-3 grid items-end gap-4 md:grid-cols-[1fr_auto]" key={vatDay}>
      <SelectField
        label={m.settings_vat_day_label()}
        name="vatDay"
        defaultValue={vatDay}
        options={vatDays.toReversed().map((value) => ({ value, label: words[value]() }))}
      />
      <SubmitButton intent="day" busyText={m.admin_busy()}>
        {m.settings_vat_day_do()}
      </SubmitButton>
    </Form>
  </Panel>
)
