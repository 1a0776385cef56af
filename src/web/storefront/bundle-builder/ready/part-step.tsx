import { useState } from 'react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { BundleRole } from '#shop/settings/ready-bundles.ts'
import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { PhotoSwatch } from '#ui/fields/photo-swatch.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { ChosenValue } from '#web/parts/product/chosen-value.tsx'
import { systemMark, SystemSwitch } from '#web/parts/product/system-switch.tsx'
import { pickStateWords } from '#web/parts/product/radio-of.ts'
import { m } from '#words/messages.js'
import { BuilderStep } from '../builder-step.tsx'
import type { ReadyBundleView } from './find-ready-bundle.server.ts'
import type { ReadyForm } from './use-ready-form.ts'

type Part = ReadyBundleView['parts'][number]
type Option = Part['options'][number]
type Props = { number: number; part: Part; form: ReadyForm }

const titles: Record<BundleRole, () => string> = {
  skate: m.bundle_part_skate,
  blade: m.bundle_part_blade,
  helmet: m.bundle_part_helmet,
  knee: m.bundle_part_knee,
  elbow: m.bundle_part_elbow,
}
const notes: Record<BundleRole, (() => string) | undefined> = {
  skate: m.bundle_part_skate_note,
  blade: m.bundle_part_blade_note,
  helmet: m.bundle_part_helmet_note,
  knee: m.bundle_part_pad_note,
  elbow: m.bundle_part_pad_note,
}

/** One part of a ready bundle: which product, in which colour and size. */
export function PartStep({ number, part, form }: Props) {
  const { role, products, options, name, slug, isSoldOut, fitsNone, missing } = part
  const missingOption = form.error && options.find(({ key }) => key === missing)?.ask
  const shown = options.filter(({ values }) => values.length > 1 || values[0]?.state === 'sold-out')
  return (
    <BuilderStep id={role} number={number} title={titles[role]()} note={notes[role]?.()}>
      {/* The button below leads here while a choice is open, so the open choice is named. */}
      {missingOption && (
        <div className="mb-4">
          <FieldError id={`${role}-open`}>{missingOption}</FieldError>
        </div>
      )}
      {products.length > 1 ? (
        <ChoiceGroup legend={titles[role]()} legendHidden>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {products.map((one) => (
              <ProductChoice key={one.id} role={role} product={one} form={form} />
            ))}
          </div>
        </ChoiceGroup>
      ) : (
        <input type="hidden" name={role} value={slug} />
      )}
      <div className="mt-5 grid gap-5">
        <Chosen part={part} isAlone={products.length === 1} />
        {fitsNone ? (
          <p className="rounded-md bg-sunken px-4 py-3.5 text-muted">{m.bundle_part_blade_none()}</p>
        ) : (
          shown.map((option) => <OptionChips key={option.key} role={role} option={option} form={form} />)
        )}
        <div aria-live="polite">
          {isSoldOut && (
            <p className="text-amber">
              {m.bundle_boot_gone({ name })}{' '}
              <Link
                to={`/product/${slug}?${new URLSearchParams(part.choice as Record<string, string>)}`}
                className="link"
              >
                {m.bundle_boot_watch()}
              </Link>
            </p>
          )}
        </div>
      </div>
    </BuilderStep>
  )
}

type ProductProps = { role: BundleRole; product: Part['products'][number]; form: ReadyForm }

const ProductChoice = ({ role, product: { name, slug, picture }, form }: ProductProps) => (
  <label className="flex items-center gap-3.5 rounded-md border border-line-strong bg-surface p-2 pr-4 transition-colors hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name={role}
      value={slug}
      checked={form.choice[role] === slug}
      onChange={() => form.choose({ [role]: slug })}
      className="sr-only"
    />
    <Thumbnail file={picture} px={56} />
    <span className="min-w-0 font-[560] text-ink">{name}</span>
  </label>
)

/** The chosen product in one sentence, with its price and a link to its page. */
function Chosen({
  part: { role, name, slug, summary, price, products, options },
  isAlone,
}: {
  part: Part
  isAlone: boolean
}) {
  // If only one size fits, it is stated and not asked for.
  const settled =
    role === 'blade' && options.flatMap(({ values }) => (values.length === 1 ? values[0]!.label : [])).join(' · ')
  return (
    <div className="flex items-start gap-4">
      {isAlone && <Thumbnail file={products[0]!.picture} px={72} />}
      <div className="min-w-0 flex-1">
        {isAlone && <p className="font-semibold text-ink">{name}</p>}
        {settled && <p className="num type-small text-body">{settled}</p>}
        <p className="type-small text-muted">{summary}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          <span className="num font-semibold text-ink">
            {price.isFrom ? m.product_price_from({ price: dong(price.now) }) : dong(price.now)}
          </span>
          {price.was !== null && <s className="num type-small text-muted">{dong(price.was)}</s>}
          <Link to={`/product/${slug}`} className="link type-small inline-flex min-h-6 items-center">
            {m.bundle_part_page()}
            <span className="sr-only">: {name}</span>
          </Link>
        </p>
      </div>
    </div>
  )
}

function OptionChips({ role, option, form }: { role: BundleRole; option: Option; form: ReadyForm }) {
  const field = `${role}.${option.key}`
  const chosen = form.choice[field] ?? ''
  const radio = (value: string) => ({
    name: field,
    value,
    checked: chosen === value,
    onChange: () => form.choose({ [field]: value }),
  })
  const isWide = option.look === 'cards'
  if (option.look === 'sizes') return <SizeChips option={option} radio={radio} />
  return (
    <ChoiceGroup legend={option.name} chosen={<ChosenValue values={option.values} value={chosen} />}>
      {option.look === 'photos' ? (
        <div className="flex flex-wrap gap-2.5">
          {option.values.map(({ value, label, lang, picture, state }) => (
            <PhotoSwatch
              key={value}
              {...radio(value)}
              label={label}
              lang={lang}
              file={picture!}
              state={state}
              stateWords={pickStateWords[state]?.()}
            />
          ))}
        </div>
      ) : (
        <div
          className={`grid gap-1.5 ${isWide ? 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))]'}`}
        >
          {option.values.map(({ value, title, lang, note, state }) => (
            <SizeChip
              key={value}
              {...radio(value)}
              label={title}
              lang={lang}
              sub={note ?? undefined}
              state={state}
              stateWords={pickStateWords[state]?.()}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}

type Radio = { name: string; value: string; checked: boolean; onChange: () => void }

/** Sizes as on the page of a product: millimetres, with a switch for the system below. */
function SizeChips({ option, radio }: { option: Option; radio: (value: string) => Radio }) {
  const [system, setSystem] = useState<SizeSystem>('eu')
  const sizes = option.values.map(({ value }) => Number(value))
  return (
    <ChoiceGroup
      legend={m.product_size_mm()}
      aside={<SystemSwitch {...{ system, sizes }} choose={setSystem} className="-mt-1.5" />}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5">
        {option.values.map(({ value, state }) => (
          <SizeChip
            key={value}
            {...radio(value)}
            label={value}
            sub={sizeIn(system, Number(value))}
            subWords={systemMark[system]}
            state={state}
            stateWords={pickStateWords[state]?.()}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
