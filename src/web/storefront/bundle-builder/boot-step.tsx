import { useState } from 'react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { PhotoSwatch } from '#ui/fields/photo-swatch.tsx'
import { Picture } from '#ui/picture.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import { ChosenValue } from '#web/parts/product/chosen-value.tsx'
import { fitName, fitOf } from '#web/parts/product/size-and-width.ts'
import { fitState, stateOf } from '#web/parts/product/picker.ts'
import { pickStateWords } from '#web/parts/product/radio-of.ts'
import { SizeGrid } from '#web/parts/product/size-grid.tsx'
import { widthName } from '#web/parts/advisers/size-words.ts'
import { systemMark, SystemSwitch } from '#web/parts/product/system-switch.tsx'
import type { BootView, BundleView } from './find-bundle-view.server.ts'
import { BuilderStep } from './builder-step.tsx'
import type { BundleForm } from './use-bundle-form.ts'

const FootAdvice = lazyPart(() => import('#web/parts/advisers/foot-advice.tsx'), { isMute: true })

type Props = { view: BundleView; form: BundleForm }

/** Which boot, in which colour, size and width. */
export function BootStep({ view, form }: Props) {
  const { boots, boot } = view
  return (
    <BuilderStep id="boot" number={1} title={m.bundle_boot()} note={m.bundle_boot_note()}>
      <ChoiceGroup legend={m.bundle_boot_which()} legendHidden>
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          {boots.map((card) => (
            <BootCard key={card.id} card={card} form={form} />
          ))}
        </div>
      </ChoiceGroup>
      {boot && <BootChoice boot={boot} form={form} />}
    </BuilderStep>
  )
}

const advisedStockWords = { 'sold-out': m.advice_stock_none, 'not-made': m.advice_stock_other_width }

const BootCard = ({ card, form: { choice, choose } }: { card: Card; form: BundleForm }) => (
  <label className="group relative grid grid-cols-[104px_1fr] gap-x-4 overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:block">
    <input
      type="radio"
      name="boot"
      value={card.slug}
      checked={choice.boot === card.slug}
      onChange={() => choose({ boot: card.slug, colour: '', fit: '' })}
      className="sr-only"
    />
    {card.pictures[0] ? (
      <Picture
        file={card.pictures[0].file}
        alt=""
        sizes="(min-width: 900px) 260px, 104px"
        widths={[160, 400, 800]}
        className="h-full w-full object-cover sm:aspect-square sm:h-auto"
      />
    ) : (
      <span className="bg-sunken sm:aspect-square" />
    )}
    <span className="block min-w-0 py-3 pr-4 sm:px-4 sm:pb-4">
      {card.line && <LineTag line={card.line} />}
      <span className="mt-1.5 block font-semibold text-ink">
        <ProductName name={card.name} />
      </span>
      <span className="type-fine mt-0.5 block text-muted">{card.facts.join(' · ')}</span>
      <span className="num mt-1.5 block font-semibold text-ink">
        {card.isFrom ? m.product_price_from({ price: dong(card.price.now) }) : dong(card.price.now)}
      </span>
      {card.isBare && <NoBladeNote className="block" />}
      {!card.inStock && <span className="type-fine block text-amber">{m.product_all_sold_out()}</span>}
    </span>
  </label>
)

function BootChoice({ boot, form }: { boot: BootView; form: BundleForm }) {
  const colours = boot.options.find(({ key }) => key === 'colour')?.values ?? []
  const { choice, isThere, name, slug } = boot
  return (
    <div className="mt-7 grid gap-6">
      {colours.length > 1 && (
        <ChoiceGroup
          legend={m.bundle_colour()}
          chosen={<ChosenValue values={colours} value={form.choice.colour ?? choice.colour} />}
        >
          <div className="flex flex-wrap gap-3">
            {colours.map(({ value, label, lang, picture }) => {
              const state = stateOf(boot.variants, {}, 'colour', value)
              const field = {
                name: 'colour',
                value,
                label,
                lang,
                checked: form.choice.colour === value,
                onChange: () => form.choose({ colour: value }),
                state,
                stateWords: pickStateWords[state]?.(),
              }
              return picture ? (
                <PhotoSwatch key={value} {...field} file={picture} />
              ) : (
                <SizeChip key={value} {...field} />
              )
            })}
          </div>
        </ChoiceGroup>
      )}
      {colours.length === 1 && <input type="hidden" name="colour" value={colours[0]!.value} />}
      <Sizes boot={boot} form={form} />
      <div aria-live="polite">
        {isThere === false && (
          <p className="text-amber">
            {m.bundle_boot_gone({ name })}{' '}
            <Link to={`/product/${slug}?${new URLSearchParams(choice)}`} className="link">
              {m.bundle_boot_watch()}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Sizes({ boot, form }: { boot: BootView; form: BundleForm }) {
  const { options, variants, line, advised } = boot
  const [system, setSystem] = useState<SizeSystem>('eu')
  const foot = useFoot()
  const values = options.find(({ key }) => key === 'size')?.values ?? []
  const widths = options.find(({ key }) => key === 'width')?.values ?? []
  const sizes = values.map(({ value }) => Number(value))
  const [size, width] = (form.choice.fit ?? '').split('_')
  const choice = { colour: form.choice.colour || boot.choice.colour, size: size || undefined, width }
  const pick = (fit: string) => form.choose({ fit })
  /** In the advised width; where no girth was measured, in the chosen or usual one. */
  const advisedFit = (mm: number, wide: string | null) => {
    const [first] = [wide, width, 'R'].filter((one) => widths.some(({ value }) => value === one))
    return fitOf(String(mm), first ?? widths[0]?.value ?? 'R')
  }
  const inColour = variants.filter(({ options: one }) => !choice.colour || one.colour === choice.colour)
  const isMade = advised && sizes.includes(Number(advised.size))
  return (
    <ChoiceGroup legend={m.bundle_size()} chosen={size && `${size} mm`}>
      <SystemSwitch {...{ system, sizes }} choose={setSystem} className="mb-1" />
      {widths.length > 1 ? (
        <SizeGrid
          sizes={sizes}
          widths={widths}
          system={system}
          picker={{
            choice,
            fitState: (mm, wide) => fitState(variants, choice, mm, wide),
            pickAll: (picked) => pick(fitOf(picked.size!, picked.width!)),
          }}
        />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
          {sizes.map((mm) => {
            const wide = widths[0]?.value
            const state = fitState(variants, choice, String(mm), wide ?? '')
            const value = wide ? fitOf(String(mm), wide) : String(mm)
            return (
              <SizeChip
                key={mm}
                name={fitName}
                value={value}
                checked={form.choice.fit === value}
                onChange={() => pick(value)}
                label={String(mm)}
                sub={sizeIn(system, mm)}
                subWords={systemMark[system]}
                state={state}
                stateWords={pickStateWords[state]?.()}
              />
            )
          })}
        </div>
      )}
      {advised ? (
        <p className="num mt-2 rounded-sm bg-accent-soft px-3.5 py-2.5 text-[0.9rem]">
          {isMade
            ? advised.width
              ? m.bundle_fit_of({ ...advised, width: widthName(advised.width) })
              : m.bundle_size_of({ name: advised.name, foot: advised.foot, size: advised.size })
            : m.product_foot_no_size({ foot: advised.foot, size: advised.size })}{' '}
          {isMade && advised.stock !== 'in-stock' && advisedStockWords[advised.stock]({ size: advised.size })}
        </p>
      ) : (
        foot !== undefined && (
          <FootAdvice
            foot={foot}
            discipline="figure"
            line={line}
            sizes={sizes}
            variants={inColour}
            isChosen={(mm, wide) => form.choice.fit === advisedFit(mm, wide)}
            pick={(mm, wide) => pick(advisedFit(mm, wide))}
          />
        )
      )}
    </ChoiceGroup>
  )
}
