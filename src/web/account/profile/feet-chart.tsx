import { decimal } from '#kit/decimal.ts'
import { standingFoot } from '#shop/advisers/standing-foot.ts'
import { euSize, isMadeSize, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import type { SkaterDiscipline } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { formatDay, type Feet } from './format-skater.ts'

/** Foot lengths in mm at the ends of the bars, from children's to adults' feet. */
const shortest = 120
const longest = 320

type Props = { feet: Feet; discipline: SkaterDiscipline | null; times?: number }

/** Both feet at one scale, so that a difference is visible, and a first suggestion of a size. */
export function FeetChart({ feet, discipline, times = 1 }: Props) {
  const longer = standingFoot(Math.max(feet.leftMm ?? 0, feet.rightMm ?? 0), feet.posture)
  const label = labelForFoot(!discipline || discipline === 'dance' ? 'figure' : discipline, longer)
  return (
    <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-3">
        <Foot label={m.profile_left()} mm={feet.leftMm} />
        <Foot label={m.profile_right()} mm={feet.rightMm} />
        <p className="type-fine text-muted">
          {m.profile_measured_on({ day: formatDay(feet.measuredOn, getLocale()) })}
          {feet.posture === 'sitting' && ` · ${m.profile_sitting_short()}`}
          {feet.girthMm !== null && ` · ${m.profile_girth_short({ mm: feet.girthMm })}`}
          {times > 1 && ` · ${m.profile_times({ count: times })}`}
        </p>
      </div>
      <p className="self-start rounded-md bg-sunken px-5 py-3 md:text-right">
        <span className="block type-fine text-muted">{m.profile_size_start()}</span>
        <span className="num block text-2xl leading-tight font-[640] text-ink [font-stretch:108%]">
          {isMadeSize(label) ? label : '–'}
        </span>
        <span className="num type-fine text-muted">
          {isMadeSize(label) ? `EU ${decimal(euSize(label))}` : m.home_size_none()}
        </span>
      </p>
    </div>
  )
}

const Foot = ({ label, mm }: { label: string; mm: number | null }) => (
  <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_4.5rem] items-center gap-3">
    <span className="type-small text-muted">{label}</span>
    <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-sunken">
      {mm !== null && (
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${Math.min(100, Math.max(4, ((mm - shortest) / (longest - shortest)) * 100))}%` }}
        />
      )}
    </span>
    <span className="num text-right font-semibold text-ink">{mm === null ? '–' : `${mm} mm`}</span>
  </div>
)
