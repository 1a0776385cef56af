/** One measured thing; with a budget it is kept or over. `most`: the budget is an upper bound, else a lower one. */
export type Figure = { what: string; value: number; unit: string; most?: number; least?: number; note?: string }

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

export const isOver = ({ value, most, least }: Figure) =>
  (most !== undefined && value > most) || (least !== undefined && value < least)

/** Prints a part of the table and hands its figures on. */
export function print(title: string, figures: Figure[]) {
  console.log(`\n${title}`)
  for (const figure of figures) {
    const { what, value, unit, most, least, note } = figure
    const budget = most !== undefined ? `≤ ${shown(most)}` : least !== undefined ? `≥ ${shown(least)}` : ''
    const verdict = budget ? (isOver(figure) ? 'OVER' : 'ok') : ''
    console.log(
      `  ${what.padEnd(58)} ${shown(value).padStart(9)} ${unit.padEnd(6)} ${budget.padStart(9)}  ${verdict.padEnd(4)} ${note ?? ''}`.trimEnd(),
    )
  }
  return figures
}
