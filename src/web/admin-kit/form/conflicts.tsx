import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { m } from '#words/messages.js'
import { labelsOf } from './unsaved.ts'

/** Formats a field value that is not readable by itself, such as a code or a file name. */
export type DescribeField = (name: string, value: string) => string | undefined

type Props = { conflicts?: Conflict[]; labels: Record<string, string>; describe?: DescribeField }

/** Shows the fields that two people changed, theirs and yours side by side. Nothing is saved until one value is chosen for each field. */
export function Conflicts({ conflicts = [], labels, describe }: Props) {
  if (!conflicts.length) return null
  return (
    <div data-conflicts tabIndex={-1} className="grid scroll-mt-4 gap-4 rounded-md">
      <Notice tone="warning" title={m.admin_editor_conflict_title({ count: conflicts.length })}>
        {m.admin_editor_conflict_text()}
      </Notice>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.name}
          conflict={conflict}
          label={labelsOf([conflict.name], labels)[0] ?? conflict.name}
          describe={describe}
        />
      ))}
    </div>
  )
}

type ChoiceProps = { conflict: Conflict; label: string; describe?: DescribeField }

function Choice({ conflict: { name, theirs, mine, mark }, label, describe }: ChoiceProps) {
  const isBox = theirs === 'on' || mine === 'on'
  const valueText = (value: string) => {
    if (isBox) return value === 'on' ? m.admin_editor_on() : m.admin_editor_off()
    return (describe?.(name, value) ?? value) || <em>{m.admin_editor_empty()}</em>
  }
  const renderSide = (whose: 'theirs' | 'mine', title: string, value: string) => (
    <RadioCard
      name={`merge.${name}`}
      value={`${whose}:${mark}`}
      title={title}
      note={
        <span className="block max-h-48 overflow-y-auto break-words whitespace-pre-wrap text-ink">
          {valueText(value)}
        </span>
      }
    />
  )
  return (
    <fieldset>
      <legend className="type-label mb-2 text-ink">{label}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {renderSide('theirs', m.admin_editor_theirs(), theirs)}
        {renderSide('mine', m.admin_editor_mine(), mine)}
      </div>
    </fieldset>
  )
}
