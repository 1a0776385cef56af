import { Swatch } from '#ui/swatch.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { PhotoSwatch } from '#ui/photo-swatch.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { SizeChip } from '#ui/size-chip.tsx'
import { m } from '#words/messages.js'
import { Chosen } from './chosen.tsx'
import type { ProductView } from './find-product-view.server.ts'
import { girthWords } from './girth.ts'
import type { OptionView } from './option-view.server.ts'
import { radioOf, stateWords } from './radio-of.ts'
import { SizeChoice, widthsBeside } from './size-choice.tsx'
import type { Picker } from './use-picker.ts'

type Props = { option: OptionView; view: ProductView; picker: Picker; isAsked: boolean }

/** One question of the buyer's form, in the look that suits its values. */
export function OptionChoice({ option, view, picker, isAsked }: Props) {
  const error = isAsked ? m.product_choose_first({ what: option.ask }) : undefined
  if (option.look === 'sizes') return <SizeChoice {...{ option, view, picker, error }} />
  if (option.key === 'width' && widthsBeside(view)) return null
  const frame = {
    legend: option.name,
    chosen: <Chosen values={option.values} value={picker.choice[option.key]} />,
    error,
    className: 'mt-6',
  }
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
  <div className="flex flex-wrap gap-3">
    {option.values.map(({ value, label, lang, picture }) => (
      <PhotoSwatch key={value} {...radioOf(picker, option, value)} label={label} lang={lang} file={picture!} />
    ))}
  </div>
)

const Chips = ({ option, picker }: Part) => (
  <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
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
          stateWords={stateWords[state]?.()}
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
      const girth =
        option.key === 'width' && picker.choice.size ? girthWords(Number(picker.choice.size), value) : undefined
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
          note={stateWords[state]?.() ?? note ?? girth}
        />
      )
    })}
  </div>
)
