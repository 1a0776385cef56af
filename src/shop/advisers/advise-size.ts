import {
  euSize,
  sizeRange,
  ukSize,
  usChildSize,
  usMenSize,
  usWomenSize,
  vnSize,
  type BootDiscipline,
  type Width,
} from '#shop/catalogue/attributes/sizes.ts'
import { offeredWidth, widthForGirth } from './width.ts'
import { limited, roundHalfUp, roundUpTo5, sorted } from './rounding.ts'
import { standingFoot } from './standing-foot.ts'

/** Lengths and girths in mm. One foot may be missing, or both when a street shoe size (EU) is known. */
export type SizeQuestion = {
  left_mm?: number | null
  right_mm?: number | null
  shoe_eu?: number | null
  girth_left_mm?: number | null
  girth_right_mm?: number | null
  measured?: 'standing' | 'sitting' | null
  discipline: BootDiscipline
  fit: 'snug' | 'comfort'
  line: 'premium' | 'sport' | 'classic'
  growth?: boolean | null
  age_years?: number | null
  sex?: 'f' | 'm' | null
  jumps?: 'none' | 'single' | 'double' | 'triple' | null
}

/** Room in mm between foot and label. */
const allowance = {
  figure: { snug: 0, comfort: 3 },
  hockey: { snug: 0, comfort: 3 },
  speed: { snug: -2, comfort: 0 },
  recreational: { snug: 2, comfort: 5 },
} as const
const lineOrder = ['premium', 'sport', 'classic'] as const

/** The reasons that lowered the confidence, and by how many points each. */
type Notes = Map<string, number>
export type SizeAdvice = Exclude<ReturnType<typeof adviseSize>, { error: string }>

/** Size and width for a pair of feet, by the rules of docs/reference/skating.md 8.1. Never below the snug size; answers `error` when nothing can be said. */
export function adviseSize(question: SizeQuestion) {
  const notes: Notes = new Map()
  const foot = longerFoot(question, notes)
  if (foot === undefined) return { error: 'no_measurement' as const }
  if (foot < 140 || foot > 315) return { error: 'out_of_range' as const, foot_mm: foot }
  noteDifference(question, notes)
  const { size, growth, alternative } = sizeOf(question, foot, notes)
  const width = widthOf(question, foot, size, notes)
  const lines = lineOrder.filter((line) => size >= sizeRange[line].from && size <= sizeRange[line].to)
  const isInLine = lines.includes(question.line)
  if (!isInLine) notes.set('line_has_no_size', 20)
  const confidence = Math.max(0, 100 - [...notes.values()].reduce((sum, lost) => sum + lost, 0))
  return {
    foot_mm: foot,
    size_mm: size,
    growth_mm: growth,
    alternative_mm: alternative,
    ...width,
    in_line: isInLine,
    lines_with_size: lines,
    confidence,
    confidence_level: confidence >= 80 ? ('high' as const) : confidence >= 60 ? ('medium' as const) : ('low' as const),
    flags: sorted(notes.keys()),
    ...conversions(size),
  }
}

function longerFoot({ left_mm, right_mm, shoe_eu, measured }: SizeQuestion, notes: Notes) {
  const feet = [left_mm, right_mm].filter((mm) => mm != null)
  if (!feet.length) {
    if (shoe_eu == null) return
    notes.set('from_shoe_size', 40)
    return roundHalfUp((shoe_eu * 20) / 3 - 15)
  }
  if (feet.length === 1) notes.set('one_foot_only', 10)
  if (measured === 'sitting') notes.set('sitting_corrected', 10)
  return roundHalfUp(standingFoot(Math.max(...feet), measured))
}

function noteDifference({ left_mm, right_mm }: SizeQuestion, notes: Notes) {
  if (left_mm == null || right_mm == null) return
  const difference = Math.abs(left_mm - right_mm) + 1e-9
  if (difference >= 5) notes.set('feet_differ', 10)
  if (difference >= 10) notes.set('split_pair', 15)
}

function sizeOf(question: SizeQuestion, foot: number, notes: Notes) {
  const { discipline, fit } = question
  const needed = foot + allowance[discipline][fit]
  const base = roundUpTo5(needed)
  let size = Math.min(roundUpTo5(needed + growthRoom(question, notes)), base + 5)
  if (size > base && size - foot - allowance[discipline].snug >= 10) {
    size = base
    notes.set('growth_capped', 0)
  }
  const slack = base - needed
  if (slack === 0) notes.set('borderline_up', 10)
  if (slack === 4) notes.set('borderline_down', 10)
  const neighbour = slack === 0 ? base + 5 : slack === 4 ? base - 5 : null
  return { size, growth: size - base, alternative: size > base ? base : neighbour }
}

/** Millimetres left for growing; jumps and speed forbid room that a beginner may have. */
function growthRoom({ growth, age_years, sex, jumps, discipline }: SizeQuestion, notes: Notes) {
  if (!growth) return 0
  const isGrowing = age_years != null && age_years <= (sex === 'f' ? 13 : 14)
  const byAge = isGrowing ? (age_years <= 10 ? 5 : 3) : 0
  const byJumps = jumps === 'double' || jumps === 'triple' ? 0 : byAge
  const room = discipline === 'speed' ? Math.min(byJumps, 3) : byJumps
  if (room === 0) notes.set('growth_not_applied', 0)
  return room
}

function widthOf({ girth_left_mm, girth_right_mm, line }: SizeQuestion, foot: number, size: number, notes: Notes) {
  const girths = [girth_left_mm, girth_right_mm].filter((mm) => mm != null)
  if (!girths.length) {
    notes.set('no_girth', 15)
    return { width: null, width_offered: 'R' as Width }
  }
  const { width, isOdd } = widthForGirth(Math.max(...girths), foot)
  if (isOdd) notes.set('girth_check', 15)
  const offered = offeredWidth(line, limited(size, sizeRange[line].from, sizeRange[line].to), width)
  if (offered.fits === 'loose') notes.set('width_runs_loose', 10)
  if (offered.fits === 'tight') notes.set('width_runs_tight', width === 'XW' ? 25 : 15)
  return { width, width_offered: offered.width }
}

const conversions = (mm: number) => ({
  eu: euSize(mm),
  vn: vnSize(mm),
  uk: ukSize(mm),
  us_men: usMenSize(mm),
  us_women: usWomenSize(mm),
  us_child: usChildSize(mm),
})
