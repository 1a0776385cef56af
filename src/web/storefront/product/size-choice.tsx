import { useState } from 'react'
import { sizeIn, type SizeSystem } from '#shop/catalogue/size-systems.ts'
import { labelForFoot } from '#shop/catalogue/sizes.ts'
import { useFoot } from '#shop/catalogue/use-foot.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SizeChip } from '#ui/size-chip.tsx'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { stillPart } from '#web/chrome/still-part.tsx'
import { m } from '#words/messages.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import type { ProductView } from './find-product-view.server.ts'
import type { OptionView } from './option-view.server.ts'
import { SizeAdviserOpener } from './size-adviser/size-adviser-opener.tsx'
import { radioOf, stateWords } from './radio-of.ts'
import { SizeGrid } from './size-grid.tsx'
import { systemMark, SystemSwitch } from './system-switch.tsx'
import type { Picker } from './use-picker.ts'

const tableId = 'size-table'

const SizeTable = stillPart(
  import.meta.env.SSR ? (await import('./size-table.tsx')).default : undefined,
  () => import('./size-table.tsx'),
)
const FootAdvice = lazyPart(() => import('./foot-advice.tsx'), { isMute: true })

type Props = { option: OptionView; view: ProductView; picker: Picker; error?: string }

/** Every size is a chip: the millimetre of the label large, its translation small. With widths the chips are a grid. */
export function SizeChoice({ option, view, picker, error }: Props) {
  const { discipline } = view
  const [system, setSystem] = useState<SizeSystem>('eu')
  const foot = useFoot()
  const chosen = picker.choice[option.key]
  const sizes = option.values.map(({ value }) => Number(value))
  const widths = widthsBeside(view)
  return (
    <ChoiceGroup
      legend={option.name}
      chosen={chosen && [`${chosen} mm`, widths && picker.labelOf('width')].filter(Boolean).join(' · ')}
      error={error}
      className="mt-6"
      aside={
        <DialogButton dialog={tableId} className="link -my-2.5 min-h-11">
          {m.product_size_table()}
        </DialogButton>
      }
    >
      {widths ? (
        <SizeGrid {...{ sizes, widths, picker, system }} aim={aimOf(sizes, discipline, foot)} />
      ) : (
        <SizeChips {...{ option, sizes, picker, system }} />
      )}
      <SystemSwitch {...{ system, sizes }} choose={setSystem} />
      {discipline && <SizeAdviserOpener view={view} picker={picker} />}
      {discipline && foot !== undefined && (
        <FootAdvice
          foot={foot}
          discipline={discipline}
          line={view.line}
          sizes={sizes}
          chosen={Number(chosen)}
          pick={(mm) => picker.pick(option.key, String(mm))}
        />
      )}
      <Dialog id={tableId} size="wide" title={m.product_size_table()} closeLabel={m.close()}>
        <SizeTable sizes={sizes} discipline={discipline} />
      </Dialog>
    </ChoiceGroup>
  )
}

type ChipsProps = { option: OptionView; sizes: number[]; picker: Picker; system: SizeSystem }

const SizeChips = ({ option, sizes, picker, system }: ChipsProps) => (
  <div className="grid grid-cols-5 gap-2 lg:grid-cols-6">
    {sizes.map((mm) => {
      const state = picker.stateOf(option.key, String(mm))
      return (
        <SizeChip
          key={mm}
          {...radioOf(picker, option, String(mm))}
          label={String(mm)}
          sub={`${systemMark[system]} ${sizeIn(system, mm)}`}
          state={state}
          stateWords={stateWords[state]?.()}
        />
      )
    })}
  </div>
)

/** The widths that make a grid of the sizes; nothing where there is only one. */
export function widthsBeside({ options }: ProductView) {
  const widths = options.find(({ key }) => key === 'width')?.values
  return widths && widths.length > 1 && options.some(({ look }) => look === 'sizes') ? widths : undefined
}

/** The size that a measured foot asks for, else the middle one. */
function aimOf(sizes: number[], discipline: ProductView['discipline'], foot: number | undefined) {
  const advised = discipline && foot !== undefined ? labelForFoot(discipline, foot) : undefined
  return advised !== undefined && sizes.includes(advised) ? advised : sizes[Math.floor(sizes.length / 2)]!
}
