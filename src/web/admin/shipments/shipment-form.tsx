import type { ComponentProps } from 'react'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShipmentIntent } from './shipment-actions.ts'
import type { ShipmentView } from './read-shipments.ts'

type Props = Omit<ComponentProps<typeof ActionForm>, 'intent' | 'answered' | 'answer'> & {
  intent: ShipmentIntent
  shipment: ShipmentView
  answer?: ComponentProps<typeof ActionForm>['answer']
}

const answeredOf = ({ intent, shipment }: Pick<Props, 'intent' | 'shipment'>) => `${intent}:${shipment.id}`

/** A form about one shipment; it gets only the answer to its own shipment. */
export const ShipmentForm = ({ shipment, answer, children, ...form }: Props) => (
  <ActionForm {...form} answered={answeredOf({ ...form, shipment })} answer={answer}>
    <input type="hidden" name="shipmentId" value={shipment.id} />
    {children}
  </ActionForm>
)

/** The same below a line that opens it; open when it was refused. */
export const FoldedShipmentForm = ({
  summary,
  isOpen = false,
  ...form
}: Props & { summary: string; isOpen?: boolean }) => (
  <Collapsible
    open={isOpen || form.answer?.intent === answeredOf(form)}
    summary={summary}
    className="mt-3 border-t border-line pt-2"
    summaryClass="type-label min-h-11 text-ink"
  >
    <ShipmentForm variant="outline" className="grid gap-4 pt-1" {...form} />
  </Collapsible>
)
