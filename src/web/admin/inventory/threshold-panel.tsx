import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { stockThresholdFields } from './inventory-fields.ts'

export type Thresholds = { variant: number | null; product: number | null; shop: number; version: string }

/** Low-stock threshold of this variant, of the whole product, or the shop's default. */
export const ThresholdPanel = ({ thresholds, answer }: { thresholds: Thresholds; answer?: Answer }) => (
  <Panel title={m.stock_low_title()}>
    <p className="text-muted">{m.stock_low_note()}</p>
    <ActionForm
      intent="warn"
      version={thresholds.version}
      answer={answer}
      saved={{ variant: String(thresholds.variant ?? ''), product: String(thresholds.product ?? '') }}
      labels={{ variant: m.stock_low_variant(), product: m.stock_low_product() }}
      button={m.stock_low_save()}
      variant="outline"
      className="mt-4 grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField {...inputOf(stockThresholdFields.variant)} />
        <LineField {...inputOf(stockThresholdFields.product)} />
      </div>
      <p className="type-small text-muted">{m.stock_low_shop({ count: formatCount(thresholds.shop) })}</p>
    </ActionForm>
  </Panel>
)
