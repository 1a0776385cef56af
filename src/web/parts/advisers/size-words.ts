import type { SizeAdvice, SizeQuestion } from '#shop/advisers/advise-size.ts'
import { usualStiffness } from '#shop/advisers/stiffness-adviser.ts'
import { girthBase } from '#shop/advisers/width.ts'
import { decimal } from '#kit/decimal.ts'
import { labelForFoot, sizeRange, widthsOf, type BootDiscipline, type Width } from '#shop/catalogue/attributes/sizes.ts'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { m } from '#words/messages.js'
import { levelName } from './level-name.ts'
import type { SizeAnswers } from './size-form.ts'

/** Facts for the words about why there is no advice. */
export type Failed = { foot_mm?: number; by?: SizeAnswers['by']; shoe?: number | undefined }

/** A sentence for every flag of the adviser (docs/reference/skating.md 8.1). A flag without one fails advice-words.test.ts. */
export const sizeFlagWords: Record<string, (advice: SizeAdvice, question: SizeQuestion) => string> = {
  from_shoe_size: ({ eu, lines_with_size }, { shoe_eu }) =>
    [
      m.advice_from_shoe_size(),
      ...(lines_with_size.length && eu !== shoe_eu ? [m.advice_shoe_other_number({ eu: decimal(eu) })] : []),
    ].join(' '),
  one_foot_only: () => m.advice_one_foot_only(),
  sitting_corrected: () => m.advice_sitting_corrected(),
  feet_differ: () => m.advice_feet_differ(),
  split_pair: () => m.advice_split_pair(),
  growth_not_applied: (_, question) => noGrowthReason(question),
  growth_capped: () => m.advice_growth_capped(),
  borderline_up: (advice) => borderlineWords(advice, exactRoomWords),
  borderline_down: (advice) => borderlineWords(advice, m.advice_borderline_down),
  line_has_no_size: ({ lines_with_size }) =>
    lines_with_size.length
      ? m.advice_line_has_no_size({ lines: lines_with_size.map(lineName).join(', ') })
      : m.advice_no_line_has_size(),
  girth_check: () => m.advice_girth_check(),
  width_runs_loose: (advice, { line }) =>
    offeredWidthWords(advice, line, [m.advice_width_runs_loose, m.advice_width_loose_line]),
  width_runs_tight: (advice, { line }) =>
    advice.width === 'XW'
      ? m.advice_width_runs_tight_xw({ width: widthName(advice.width_offered) })
      : offeredWidthWords(advice, line, [m.advice_width_runs_tight, m.advice_width_tight_line]),
  no_girth: () => m.advice_no_girth(),
}

/** The lines that have this size in the width that the foot needs. */
export const linesInWidth = ({ width, size_mm, lines_with_size }: SizeAdvice) =>
  lines_with_size.filter((line) => width !== null && widthsOf(line, size_mm).includes(width))

type WidthFacts = { width: string; line: string; lines: string }

/** The offered width is not the one that the foot needs: no line has that one in this size, or another line than the one asked about has it. */
function offeredWidthWords(
  advice: SizeAdvice,
  line: string,
  [none, elsewhere]: [none: (facts: WidthFacts) => string, elsewhere: (facts: WidthFacts) => string],
) {
  const lines = linesInWidth(advice).map(lineName).join(', ')
  return (lines ? elsewhere : none)({ width: widthName(advice.width_offered), line: lineName(line), lines })
}

type Borderline = { size: number; room: number }

/** Says how long the size without growth is against the foot; nothing of the foot where only a shoe is known. */
function borderlineWords({ size_mm, growth_mm, foot_mm, flags }: SizeAdvice, say: (of: Borderline) => string) {
  const size = size_mm - growth_mm
  return flags.includes('from_shoe_size') ? m.advice_borderline_shoe({ size }) : say({ size, room: size - foot_mm })
}

/** The room is exactly that of the fit: none, some, or a foot longer than the label (docs/reference/skating.md 8.1). */
function exactRoomWords({ size, room }: Borderline) {
  if (room === 0) return m.advice_borderline_up({ size })
  return room > 0 ? m.advice_borderline_room({ size, room }) : m.advice_borderline_over({ size, over: -room })
}

/** Why no room for growing is added; without an age the words ask for it. */
function noGrowthReason({ age_years, jumps }: SizeQuestion) {
  if (age_years == null) return m.advice_growth_needs_age()
  return jumps === 'double' || jumps === 'triple' ? m.advice_growth_jumps() : m.advice_growth_grown()
}

/** Words for each error; they mention the foot only if it was measured. */
export const sizeErrorWords: Record<string, (facts: Failed) => string> = {
  no_measurement: ({ by }) => (by === 'shoe' ? m.advice_no_shoe() : m.advice_no_measurement()),
  out_of_range: ({ foot_mm = 0, shoe }) =>
    shoe === undefined ? m.advice_out_of_range({ foot: foot_mm }) : m.advice_shoe_out_of_range({ shoe: decimal(shoe) }),
}

type SizeReasonInput = { advice: SizeAdvice; question: SizeQuestion; answers?: Pick<SizeAnswers, 'by'> | undefined }

/** The most serious flag, where the advice must not be relied on as it stands. */
export function sizeWarning({ advice, question, answers }: SizeReasonInput) {
  const { flags, lines_with_size, confidence_level, width } = advice
  if (!lines_with_size.length) return m.advice_no_line_has_size()
  const serious = ['line_has_no_size', 'split_pair', 'girth_check', ...(width === 'XW' ? ['width_runs_tight'] : [])]
  const worst = serious.find((flag) => flags.includes(flag))
  if (worst) return sizeFlagWords[worst]!(advice, question)
  if (confidence_level === 'low') return answers?.by === 'shoe' ? m.advice_low_shoe() : m.advice_low()
}

/** The size in large type with a note; no number where no line makes the size. */
export function sizeHeadline({ size_mm, width_offered, lines_with_size }: SizeAdvice): {
  said: string
  beside?: string
} {
  if (!lines_with_size.length) return { said: m.advice_none_made() }
  return {
    said: String(size_mm),
    beside: `EU ${sizeIn('eu', size_mm)} · ${m.advice_width({ width: widthName(width_offered) })}`,
  }
}

export const confidenceWords: Record<SizeAdvice['confidence_level'], (points: { points: number }) => string> = {
  high: m.advice_confidence_high,
  medium: m.advice_confidence_medium,
  low: m.advice_confidence_low,
}

const widthNames: Record<Width, () => string> = {
  N: m.option_width_n,
  R: m.option_width_r,
  W: m.option_width_w,
  XW: m.option_width_xw,
}
export const widthName = (width: Width) =>
  widthNames[width]()
    .toLowerCase()
    .replace(/\(.*/, (mark) => mark.toUpperCase())
const lineName = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

/** Why this label: the room of the discipline, then rounding (docs/reference/skating.md 8.1). */
const roomWords: Record<BootDiscipline, Record<SizeQuestion['fit'], () => string>> = {
  figure: { snug: m.advice_room_none, comfort: m.advice_room_comfort_3 },
  hockey: { snug: m.advice_room_none, comfort: m.advice_room_comfort_3 },
  speed: { snug: m.advice_room_speed, comfort: m.advice_room_speed_comfort },
  recreational: { snug: m.advice_room_recreational, comfort: m.advice_room_recreational_comfort },
}

/** All reasons of an advice, in the order in which a fitter would explain them. */
export function sizeReasons(
  advice: SizeAdvice,
  question: SizeQuestion,
  { heel, level }: Pick<SizeAnswers, 'heel' | 'level'> = {},
) {
  const { width, foot_mm, growth_mm, flags } = advice
  const girth = Math.max(question.girth_left_mm ?? 0, question.girth_right_mm ?? 0)
  return [
    roomWords[question.discipline][question.fit](),
    ...(growth_mm ? [m.advice_growth_given({ mm: growth_mm })] : []),
    ...(width
      ? [
          m.advice_width_by_girth({
            girth: decimal(girth),
            foot: foot_mm,
            usual: Math.round(girthBase(foot_mm)),
            width: widthName(width),
          }),
        ]
      : []),
    ...longerWords(advice),
    ...flags.map((flag) => sizeFlagWords[flag]!(advice, question)),
    ...(heel === undefined ? [] : [m.advice_heel_note({ mm: decimal(heel) })]),
    ...stiffnessNote(question, level),
  ]
}

/** With room for growing, how much longer than the foot the boot is, and of what that consists: 5 mm for growing is not all. */
function longerWords({ size_mm, foot_mm, growth_mm }: SizeAdvice) {
  const longer = size_mm - foot_mm
  return growth_mm && longer > growth_mm
    ? [m.advice_growth_longer({ mm: longer, growth: growth_mm, rest: longer - growth_mm })]
    : []
}

/** Another line is usual at this level: length and width are not all that a boot must be. */
function stiffnessNote({ discipline, line }: SizeQuestion, level: SizeAnswers['level']) {
  const usual = level && usualStiffness(discipline, level)
  if (!usual || usual.line === line) return []
  const facts = { level: levelName(level), index: usual.index, line: lineName(usual.line), here: lineName(line) }
  return [usual.line === 'classic' || line === 'premium' ? m.advice_level_stiff(facts) : m.advice_level_soft(facts)]
}

/** The neighbouring size, and when to take it; none that the line does not make, and none below the snug size. */
export function neighbourWords(
  { alternative_mm, growth_mm, size_mm, foot_mm }: SizeAdvice,
  { discipline, line }: Pick<SizeQuestion, 'discipline' | 'line'>,
) {
  if (alternative_mm === null || alternative_mm < labelForFoot(discipline, foot_mm)) return
  if (alternative_mm < sizeRange[line].from || alternative_mm > sizeRange[line].to) return
  if (growth_mm) return m.advice_neighbour_now({ size: alternative_mm })
  return alternative_mm > size_mm
    ? m.advice_neighbour_up({ size: alternative_mm })
    : m.advice_neighbour_down({ size: alternative_mm })
}
