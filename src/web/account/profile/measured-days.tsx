import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { showDay } from './format-skater.ts'

/** Earlier days, the latest first, with what the feet grew since the day before. */
export const MeasuredDays = ({ rows }: { rows: SkaterRow['measurements'] }) => (
  <ul className="border-t border-line">
    {rows.map((row, at) => {
      const grown = longer(row) - longer(rows[at + 1] ?? row)
      const girth = Math.max(row.girthLeftMm ?? 0, row.girthRightMm ?? 0)
      return (
        <li key={row.id} className="flex items-center gap-4 border-b border-line py-2">
          <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[7rem_1fr]">
            <span className="num text-muted">{showDay(row.measuredOn, getLocale())}</span>
            <span className="num">
              <span className="font-semibold text-ink">
                {m.profile_left_right({ left: row.leftMm ?? '–', right: row.rightMm ?? '–' })}
              </span>
              {grown !== 0 && <span className="ml-3 text-muted">{grown > 0 ? `+${grown}` : `−${-grown}`} mm</span>}
              <span className="block type-fine text-muted">
                {[
                  row.posture === 'sitting' && m.profile_sitting_short(),
                  girth > 0 && m.profile_girth_short({ mm: girth }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </div>
          <ConfirmButton
            id={`unmeasure-${row.id}`}
            label={
              <>
                {m.profile_remove()}
                <span className="sr-only">: {showDay(row.measuredOn, getLocale())}</span>
              </>
            }
            title={m.profile_measured_remove({ day: showDay(row.measuredOn, getLocale()) })}
            text={m.profile_left_right({ left: row.leftMm ?? '–', right: row.rightMm ?? '–' })}
            fields={{ intent: 'unmeasure', measurement: row.id }}
          />
        </li>
      )
    })}
  </ul>
)

const longer = (row: SkaterRow['measurements'][number]) => Math.max(row.leftMm ?? 0, row.rightMm ?? 0)
