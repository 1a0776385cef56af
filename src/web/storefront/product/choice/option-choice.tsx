import { Swatch } from '#ui/fields/swatch.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { PhotoSwatch } from '#ui/fields/photo-swatch.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { m } from '#words/messages.js'
import { ChosenValue } from '#web/parts/product/chosen-value.tsx'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { radioOf, pickStateWords } from '#web/parts/product/radio-of.ts'
import { SizeChoice } from './size-choice.tsx'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { WidthChoice } from './width-choice.tsx'

type Props = { option: OptionView; picker: Picker; isAsked: boolean }

/** One question of the buyer's form, in the look that suits its values. */
export function OptionChoice({ option, picker, isAsked }: Props) {
  const error = isAsked ? m.product_choose_first({ what: option.ask }) : undefined
  const className = 'mt-3.5 [--below-legend:0.375rem]'
  if (option.look === 'sizes') return <SizeChoice {...{ option, picker, error, className }} />
  if (option.key === 'width') return <WidthChoice {...{ option, picker, error, className }} />
  const chosen = <ChosenValue values={option.values} value={picker.choice[option.key]} />
  const frame = { legend: option.name, chosen, error, className }
  if (option.look === 'photos')
    return (
      <ChoiceGroup {...frame}>
        <Photos option={option} picker={picker} />
      </ChoiceGroup>
    )
  if (option.look === 'chips')
    return (
      <ChoiceGroup {...frame}>
        <Chips option={option} picker={picker} />
      </ChoiceGroup>
    )
  return (
    <ChoiceGroup {...frame} chosen={undefined}>
      <Cards option={option} picker={picker} />
    </ChoiceGroup>
  )
}

type Part = { option: OptionView; picker: Picker }

const Photos = ({ option, picker }: Part) => (
  <div className="flex flex-wrap gap-2.5">
    {option.values.map(({ value, label, lang, picture }) => (
      <PhotoSwatch key={value} {...radioOf(picker, option, value)} label={label} lang={lang} file={picture!} />
    ))}
  </div>
)

const Chips = ({ option, picker }: Part) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5">
    {option.values.map(({ value, title, lang, note }) => {
      const state = picker.stateOf(option.key, value)
      return (
        <SizeChip
          key={value}
          {...radioOf(picker, option, value)}
          label={title}
          lang={lang}
          sub={note ?? undefined}
          state={state}
          stateWords={pickStateWords[state]?.()}
        />
      )
    })}
  </div>
)

const Cards = ({ option, picker }: Part) => (
  <div
    className={`grid gap-2 ${option.values.length === 2 || option.values.length === 4 ? 'grid-cols-2' : 'grid-cols-3'}`}
  >
    {option.values.map(({ value, title, lang, note, swatch }) => {
      const state = picker.stateOf(option.key, value)
      return (
        <RadioCard
          key={value}
          compact
          {...radioOf(picker, option, value)}
          disabled={state === 'impossible'}
          title={
            swatch ? (
              <span lang={lang} className="flex items-center gap-2">
                <Swatch colour={swatch} name="" />
                {title}
              </span>
            ) : (
              <span lang={lang}>{title}</span>
            )
          }
          note={pickStateWords[state]?.() ?? note}
        />
      )
    })}
  </div>
)
