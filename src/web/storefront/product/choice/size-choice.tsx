import { useState } from 'react'
import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { m } from '#words/messages.js'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { radioOf, pickStateWords } from '#web/parts/product/radio-of.ts'
import { systemMark, SystemSwitch } from '#web/parts/product/system-switch.tsx'
import type { Picker } from '#web/parts/product/use-picker.ts'

type Props = { option: OptionView; picker: Picker; error?: string; className: string }

/** Every size is a chip, seen in the chosen colour and width: the millimetre of the label large, its translation small. */
export function SizeChoice({ option, picker, error, className }: Props) {
  const [system, setSystem] = useState<SizeSystem>('eu')
  const sizes = option.values.map(({ value }) => Number(value))
  return (
    <ChoiceGroup
      legend={m.product_size_mm()}
      error={error}
      className={className}
      aside={<SystemSwitch {...{ system, sizes }} choose={setSystem} className="-mt-1.5" />}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
        {sizes.map((mm) => {
          const state = picker.stateOf(option.key, String(mm))
          return (
            <SizeChip
              key={mm}
              low
              {...radioOf(picker, option, String(mm))}
              label={String(mm)}
              sub={sizeIn(system, mm)}
              subWords={systemMark[system]}
              state={state}
              stateWords={pickStateWords[state]?.()}
            />
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
