import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { m } from '#words/messages.js'
import { fitName, fitOf } from './size-and-width.ts'
import { girthWords } from './girth.ts'
import type { OptionView } from './option-view.server.ts'
import type { PickState } from './picker.ts'
import { pickStateWords } from './radio-of.ts'
import { systemMark } from './system-switch.tsx'
import type { Picker } from './use-picker.ts'

type Props = {
  sizes: number[]
  widths: OptionView['values']
  picker: Pick<Picker, 'choice' | 'pickAll'> & { fitState: (size: string, width: string) => PickState }
  system: SizeSystem
}

/** The sizes of each width below its name: which are made, in stock or sold out. Nothing scrolls sideways. Girths are those of the measured foot, else of a foot as long as the chosen label. */
export function SizeGrid({ sizes, widths, picker, system }: Props) {
  const { size } = picker.choice
  const foot = useFoot()
  return (
    <div className="grid gap-4">
      {widths.map(({ value: width, label }) => {
        const made = sizes.filter((mm) => picker.fitState(String(mm), width) !== 'impossible')
        const example = foot ?? (Number(size) || made[Math.floor(made.length / 2)]!)
        if (!made.length) return null
        return (
          <div key={width}>
            <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
              <span className="type-label text-ink">{label}</span>
              <span className="num type-fine text-muted">{girthWords(example, width)}</span>
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
              {made.map((mm) => (
                <Cell key={mm} mm={String(mm)} width={width} label={label} picker={picker} system={system} />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

type CellProps = { mm: string; width: string; label: string } & Pick<Props, 'picker' | 'system'>

function Cell({ mm, width, label, system, picker: { choice, fitState, pickAll } }: CellProps) {
  const state = fitState(mm, width)
  const small = sizeIn(system, Number(mm))
  const parts = [m.product_grid_size({ mm }), `${systemMark[system]} ${small}`, label, pickStateWords[state]?.()]
  return (
    <SizeChip
      low
      name={fitName}
      value={fitOf(mm, width)}
      required
      checked={choice.size === mm && choice.width === width}
      onChange={() => pickAll({ size: mm, width })}
      label={mm}
      sub={small}
      aria-label={parts.filter(Boolean).join(', ')}
      state={state}
    />
  )
}
