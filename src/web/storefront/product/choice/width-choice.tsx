import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { girthWords } from '#web/parts/product/girth.ts'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { radioOf, pickStateWords } from '#web/parts/product/radio-of.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

type Props = { option: OptionView; picker: Picker; error?: string; className: string }

/** Widths are asked before the sizes, which are those of the chosen one. The girth that it is made for stands beside, once the size is known. */
export function WidthChoice({ option, picker, error, className }: Props) {
  const { size, width } = picker.choice
  return (
    <ChoiceGroup
      legend={option.name}
      error={error}
      className={className}
      aside={size && width && <span className="num type-fine text-muted">{girthWords(Number(size), width)}</span>}
    >
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        {option.values.map(({ value, title, lang }) => {
          const state = picker.stateOf(option.key, value)
          return (
            <SizeChip
              key={value}
              low
              {...radioOf(picker, option, value)}
              label={title}
              lang={lang}
              state={state}
              stateWords={pickStateWords[state]?.()}
            />
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
