import { useState } from 'react'
import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { Swatch } from '#ui/fields/swatch.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { PhotoSwatch } from '#ui/fields/photo-swatch.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { girthWords } from '#web/parts/product/girth.ts'
import { systemMark, SystemSwitch } from '#web/parts/product/system-switch.tsx'
import { m } from '#words/messages.js'
import { ChosenValue } from '#web/parts/product/chosen-value.tsx'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { radioOf, pickStateWords } from '#web/parts/product/radio-of.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

type Props = { option: OptionView; picker: Picker; wasSubmitted: boolean }

/** One option of the buy form, in the look that suits its values. */
export function OptionChoice({ option, picker, wasSubmitted }: Props) {
  const chooseFirst = picker.isSoldOut ? m.product_choose_to_watch : m.product_choose_first
  const error = wasSubmitted ? chooseFirst({ what: option.ask }) : undefined
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

type SizeChoiceProps = { option: OptionView; picker: Picker; error?: string; className: string }

/** Every size is a chip, seen in the chosen colour and width: the millimetre of the label large, its translation small. */
function SizeChoice({ option, picker, error, className }: SizeChoiceProps) {
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
        {sizes.map((mm) => (
          <SizeChip
            key={mm}
            low
            {...statedRadioOf(picker, option, String(mm))}
            label={String(mm)}
            sub={sizeIn(system, mm)}
            subWords={systemMark[system]}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

type WidthChoiceProps = { option: OptionView; picker: Picker; error?: string; className: string }

/** Widths come before sizes, since the sizes shown are those of the chosen width. Beside it stands the girth it fits: for the measured foot, as the size adviser counts, else for a foot as long as the chosen label. */
function WidthChoice({ option, picker, error, className }: WidthChoiceProps) {
  const { size, width } = picker.choice
  const foot = useFoot() ?? Number(size)
  return (
    <ChoiceGroup
      legend={option.name}
      error={error}
      className={className}
      aside={foot > 0 && width && <span className="num type-fine text-muted">{girthWords(foot, width)}</span>}
    >
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        {option.values.map(({ value, title, lang }) => (
          <SizeChip key={value} low {...statedRadioOf(picker, option, value)} label={title} lang={lang} />
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** A radio with its state, for the eye and for the ear. */
function statedRadioOf(picker: Picker, option: OptionView, value: string) {
  const state = picker.stateOf(option.key, value)
  return { ...radioOf(picker, option, value), state, stateWords: pickStateWords[state]?.() }
}

type Part = { option: OptionView; picker: Picker }

const Photos = ({ option, picker }: Part) => (
  <div className="flex flex-wrap gap-2.5">
    {option.values.map(({ value, label, lang, picture }) => (
      <PhotoSwatch key={value} {...statedRadioOf(picker, option, value)} label={label} lang={lang} file={picture!} />
    ))}
  </div>
)

const Chips = ({ option, picker }: Part) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5">
    {option.values.map(({ value, title, lang, note }) => (
      <SizeChip
        key={value}
        {...statedRadioOf(picker, option, value)}
        label={title}
        lang={lang}
        sub={note ?? undefined}
      />
    ))}
  </div>
)

const Cards = ({ option, picker }: Part) => (
  <div
    className={`grid gap-2 ${option.values.length === 2 || option.values.length === 4 ? 'grid-cols-2' : 'grid-cols-3'}`}
  >
    {option.values.map(({ value, title, lang, note, swatch }) => {
      const { stateWords, ...radio } = statedRadioOf(picker, option, value)
      return (
        <RadioCard
          key={value}
          compact
          {...radio}
          disabled={radio.state === 'impossible'}
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
          note={stateWords ?? note}
        />
      )
    })}
  </div>
)
