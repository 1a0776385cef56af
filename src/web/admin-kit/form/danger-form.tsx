import type { ComponentProps } from 'react'
import { ActionForm } from './action-form.tsx'
import { Collapsible } from '../page/collapsible.tsx'

type Props = Omit<ComponentProps<typeof ActionForm>, 'variant' | 'block' | 'className' | 'button' | 'id'> & {
  title: string
  /** What the button says, if not the title. */
  button?: string
  /** The anchor; otherwise the intent. */
  id?: string
  /** Shown open at once. */
  isOpen?: boolean
}

/** A form for an action that takes something away: collapsed at first, red, with a button over the whole width. */
export const DangerForm = ({ title, button = title, id, isOpen = false, ...form }: Props) => (
  <Collapsible
    id={id ?? form.intent}
    open={isOpen || form.answer?.intent === form.intent}
    summary={title}
    className="scroll-mt-4 rounded-sm border border-line bg-surface"
    summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
  >
    <ActionForm {...form} button={button} variant="danger" block className="grid gap-4 px-4 pb-5 md:px-5" />
  </Collapsible>
)
