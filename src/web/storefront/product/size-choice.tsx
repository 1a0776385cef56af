import { useState } from 'react'
import { sizeIn, type SizeSystem } from '#shop/catalogue/size-systems.ts'
import { useFoot } from '#shop/catalogue/use-foot.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SizeChip } from '#ui/size-chip.tsx'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import type { ProductView } from './find-product-view.server.ts'
import type { OptionView } from './option-view.server.ts'
import { SizeAdviserOpener } from './size-adviser/size-adviser-opener.tsx'
import { radioOf, stateWords } from './radio-of.ts'
import { SizeTable } from './size-table.tsx'
import { SystemSwitch } from './system-switch.tsx'
import type { Picker } from './use-picker.ts'

const tableId = 'size-table'

const FootAdvice = lazyPart(() => import('./foot-advice.tsx'), { isMute: true })

type Props = { option: OptionView; view: ProductView; picker: Picker; error?: string }

/** Every size is a chip: the millimetre of the label large, its translation small. */
export function SizeChoice({ option, view, picker, error }: Props) {
  const { discipline } = view
  const [system, setSystem] = useState<SizeSystem>('eu')
  const foot = useFoot()
  const chosen = picker.choice[option.key]
  const sizes = option.values.map(({ value }) => Number(value))
  return (
    <ChoiceGroup
      legend={option.name}
      chosen={chosen && `${chosen} mm`}
      error={error}
      className="mt-6"
      aside={
        <DialogButton dialog={tableId} className="link -my-2.5 min-h-11">
          {m.product_size_table()}
        </DialogButton>
      }
    >
      <div className="grid grid-cols-5 gap-2 lg:grid-cols-6">
        {sizes.map((mm) => {
          const state = picker.stateOf(option.key, String(mm))
          return (
            <SizeChip
              key={mm}
              {...radioOf(picker, option, String(mm))}
              label={String(mm)}
              sub={`${systemMark[system]} ${sizeIn(system, mm, getLocale())}`}
              state={state}
              stateWords={stateWords[state]?.()}
            />
          )
        })}
      </div>
      <SystemSwitch system={system} choose={setSystem} />
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

const systemMark: Record<SizeSystem, string> = {
  eu: 'EU',
  vn: 'VN',
  uk: 'UK',
  us_men: 'US',
  us_women: 'US',
  us_child: 'US',
}
