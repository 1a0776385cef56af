import { Check, CircleAlert, Minus } from 'lucide-react'
import { dong } from '#kit/money.ts'
import { bladeStatusWords } from '#shop/advisers/blade-words.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { Tag } from '#ui/tag.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { RulesNote } from '#web/parts/advisers/rules-note.tsx'
import { m } from '#words/messages.js'
import { pickStateWords } from '#web/parts/product/radio-of.ts'
import type { BladeView } from '#web/parts/advisers/find-blades-for-boot.server.ts'
import type { BundleView } from './find-bundle-view.server.ts'
import { SkaterFields } from './skater-fields.tsx'
import { BuilderStep } from './builder-step.tsx'
import type { BundleForm } from './use-bundle-form.ts'

type Props = { view: BundleView; form: BundleForm }

/** Blades for this boot, the most suitable first; those that do not fit are named with the reason. */
export function BladeStep({ view, form }: Props) {
  const { blades, boot, leave } = view
  return (
    <BuilderStep
      id="blade"
      number={2}
      title={m.bundle_blade()}
      note={boot?.soleMm ? m.bundle_blade_note({ size: boot.choice.size!, sole: boot.soleMm }) : undefined}
    >
      {!blades ? (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-muted">{m.bundle_blade_first()}</p>
      ) : (
        <>
          <SkaterFields view={view} form={form} />
          {leave && (
            <p className="mt-5 rounded-md bg-brass-soft px-4 py-3.5 text-[0.9375rem]">{m.bundle_leave_given()}</p>
          )}
          <ul className="mt-6 grid gap-4">
            {blades.fitting.map((blade, nth) => (
              <FittingBlade key={blade.productId} blade={blade} form={form} isFirst={nth === 0 && blade.isMade} />
            ))}
          </ul>
          {!blades.fitting.length && <p className="mt-5">{m.bundle_blade_none()}</p>}
          {blades.unfit.length > 0 && <UnfitBlades blades={blades.unfit} />}
          <RulesNote>{m.advice_blade_caution()}</RulesNote>
        </>
      )}
    </BuilderStep>
  )
}

type BladeProps = { blade: BladeView; form: BundleForm; isFirst: boolean }

function FittingBlade({ blade, form, isFirst }: BladeProps) {
  const { name, picture, line, shown, cuts, points, unfit, isChosen } = blade
  return (
    <li
      className={cx(
        'grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border bg-surface p-4 sm:grid-cols-[148px_minmax(0,1fr)] sm:gap-x-5 sm:p-5',
        isChosen ? 'border-ink inset-ring inset-ring-ink' : 'border-line',
      )}
    >
      {picture && (
        <Picture
          file={picture}
          alt=""
          sizes="(min-width: 600px) 148px, 88px"
          widths={[160, 400]}
          className="aspect-square w-full rounded-md object-cover sm:row-span-2"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <LineTag line={line} />
          {isFirst && <Tag tone="green">{m.bundle_blade_suits()}</Tag>}
        </div>
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="type-h3">
            <ProductName name={name} />
          </h3>
          <p className="num font-semibold text-ink">{dong(shown.price)}</p>
        </div>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2">
        <ul className="type-small grid gap-1">
          {points.map(({ isSo, text }) => (
            <Point key={text} isSo={isSo}>
              {text}
            </Point>
          ))}
        </ul>
        <ChoiceGroup legend={m.bundle_blade_length()} className="mt-4">
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
            {cuts.map(({ value, label, lent, sub, state, isBest }) => (
              <SizeChip
                key={value}
                name="blade"
                value={value}
                checked={form.choice.blade === value}
                onChange={() => form.choose({ blade: value })}
                label={<FallbackText text={label} words={lent} />}
                sub={isBest ? m.bundle_blade_best() : (sub ?? undefined)}
                aria-label={[name, label, sub, isBest && m.bundle_blade_best(), pickStateWords[state]?.()]
                  .filter(Boolean)
                  .join(', ')}
                state={state}
              />
            ))}
          </div>
          <FitResult {...shown} />
        </ChoiceGroup>
        {unfit.length > 0 && (
          <details className="type-small mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4">
              {m.bundle_lengths_unfit()}
            </summary>
            <Reasons rows={unfit} />
          </details>
        )}
      </div>
    </li>
  )
}

const Point = ({ isSo, children }: { isSo: boolean; children: string }) => (
  <li className="flex gap-2">
    {isSo ? (
      <Check aria-hidden size={17} strokeWidth={2.2} className="mt-0.5 shrink-0 text-green" />
    ) : (
      <Minus aria-hidden size={17} strokeWidth={2.2} className="mt-0.5 shrink-0 text-muted" />
    )}
    <span className={isSo ? '' : 'text-muted'}>{children}</span>
  </li>
)

/** The result of the check for the chosen length, or for the default one. */
const FitResult = ({ status, length, said, isThere, isAllowed }: BladeView['shown']) => (
  <p
    className={cx(
      'type-small mt-2.5',
      status === 'ok' ? 'text-green' : status === 'warn' || isAllowed ? 'text-amber' : 'text-red',
    )}
  >
    <b className="font-semibold">
      {length}: {bladeStatusWords[status]()}.
    </b>{' '}
    {said.join(' ')} {!isThere && m.bundle_blade_gone()}
  </p>
)

const Reasons = ({ rows }: { rows: BladeView['unfit'] }) => (
  <ul className="grid gap-1.5 pt-1">
    {rows.map(({ lengths, why }) => (
      <li key={why} className="text-muted">
        <b className="num font-semibold text-body">{lengths}</b>: {why}
      </li>
    ))}
  </ul>
)

/** Blades that do not fit are listed, so that a shopper who looks for one learns why it is not offered. */
const UnfitBlades = ({ blades }: { blades: BladeView[] }) => (
  <section aria-labelledby="unfit" className="mt-8">
    <h3 id="unfit" className="type-h3 flex items-center gap-2">
      <CircleAlert aria-hidden size={19} strokeWidth={1.9} className="text-red" />
      {m.bundle_blades_unfit()}
    </h3>
    <ul className="mt-3 grid border-t border-line">
      {blades.map(({ productId, name, picture, unfit }) => (
        <li key={productId} className="flex gap-4 border-b border-line py-3">
          <Thumbnail file={picture} px={56} />
          <div className="type-small min-w-0">
            <p className="font-semibold text-ink">
              <ProductName name={name} />
            </p>
            <ul className="text-muted">
              {unfit.map(({ lengths, why }) => (
                <li key={why}>{unfit.length > 1 ? `${lengths}: ${why}` : why}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
