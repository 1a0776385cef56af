import { Check, Inbox, Play, Undo2 } from 'lucide-react'
import { inputOf } from '#kit/declare-fields.ts'
import type { WorkOrderRow } from '#shop/work/list-work-order-rows.ts'
import { isUnconfirmed } from '#shop/work/is-unconfirmed.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { finishFields, intakeFields } from './work-order-fields.ts'

type Props = { work: WorkOrderRow['work']; answer?: Answer }
type FormsProps = Props & { orderState: WorkOrderRow['orderState'] }

const icon = { 'aria-hidden': true, size: 19, strokeWidth: 1.9 } as const

/** The next step of a work order, with large buttons for phones. */
export function WorkOrderForms({ work, orderState, answer }: FormsProps) {
  if (work.state === 'waiting') return <TakeIn work={work} answer={answer} />
  if (work.state !== 'open' && work.state !== 'in_work') return null
  if (isUnconfirmed(work, orderState)) return <p className="text-muted">{m.workshop_unconfirmed()}</p>
  return (
    <div className="grid content-start gap-2">
      {work.state === 'open' && (
        <ActionForm
          intent="start"
          answered={`start-${work.id}`}
          answer={answer}
          button={m.workshop_do_start()}
          icon={<Play {...icon} />}
          block
        >
          <input type="hidden" name="work" value={work.id} />
        </ActionForm>
      )}
      <Finish work={work} answer={answer} />
    </div>
  )
}

const Finish = ({ work, answer }: Props) => (
  <Collapsible
    open={work.state === 'in_work' || answer?.intent === `finish-${work.id}`}
    summary={m.workshop_do_finish()}
    summaryClass="type-label min-h-11 text-ink"
  >
    <ActionForm
      intent="finish"
      answered={`finish-${work.id}`}
      answer={answer}
      button={m.workshop_do_finish()}
      icon={<Check {...icon} />}
      block
      className="grid gap-3 pt-1"
    >
      <input type="hidden" name="work" value={work.id} />
      {work.kind === 'sharpening' ? (
        <LineField {...inputOf(finishFields.hollow)} label={m.workshop_hollow()} optional />
      ) : (
        <input type="hidden" name="hollow" value="" />
      )}
      <LineField {...inputOf(finishFields.note)} label={m.workshop_note()} hint={m.workshop_note_hint()} optional />
    </ActionForm>
  </Collapsible>
)

/** Takes back “Done” that was pressed by mistake. */
export const BackToWork = ({ work, answer }: Props) => (
  <ActionForm
    intent="start"
    answered={`start-${work.id}`}
    answer={answer}
    button={m.workshop_do_back_to_work()}
    icon={<Undo2 {...icon} />}
    variant="quiet"
    block
  >
    <input type="hidden" name="work" value={work.id} />
  </ActionForm>
)

const TakeIn = ({ work, answer }: Props) => (
  <ActionForm
    intent="take-in"
    answered={`take-in-${work.id}`}
    answer={answer}
    button={m.workshop_do_take_in()}
    icon={<Inbox {...icon} />}
    block
    className="grid content-start gap-3"
  >
    <input type="hidden" name="work" value={work.id} />
    <ChoiceField
      name="cameBy"
      label={m.workshop_came_by()}
      start="brought"
      options={[
        { value: 'brought', label: m.workshop_brought() },
        { value: 'sent', label: m.workshop_sent() },
      ]}
    />
    <LineField
      {...inputOf(intakeFields.condition)}
      label={m.workshop_condition()}
      hint={m.workshop_condition_hint()}
      optional
    />
  </ActionForm>
)
