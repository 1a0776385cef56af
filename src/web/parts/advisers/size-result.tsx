import { Link } from 'react-router'
import type { SizeAdvice } from '#shop/advisers/advise-size.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import type { PickVariant } from '../product/picker.ts'
import { Reasons } from './reasons.tsx'
import type { AdvisedBoot, Choose } from './advised-boot.ts'
import type { SizeAdviceResult } from './use-size-advice.ts'
import {
  confidenceWords,
  neighbourWords,
  sizeErrorWords,
  sizeHeadline,
  sizeReasons,
  sizeWarning,
} from './size-words.ts'
import { AdviceWarning } from './advice-warning.tsx'
import { RulesNote } from './rules-note.tsx'

type Props = { found: SizeAdviceResult; boot: AdvisedBoot; choose?: Choose }

type AdvisedStock = {
  state: 'in-stock' | 'few' | 'other-colour' | 'other-width' | 'sold-out' | 'not-made'
  count?: number
}

/** Above this the exact stock is not shown (shown-stock.ts). */
const counted = 3

/** Whether the advised size can be bought, in the colour that is chosen if there is one. */
export function advisedStock(
  variants: readonly PickVariant[],
  { size_mm, width_offered }: Pick<SizeAdvice, 'size_mm' | 'width_offered'>,
  colour?: string,
): AdvisedStock {
  const inSize = variants.filter(({ options }) => options.size === String(size_mm))
  if (!inSize.length) return { state: 'not-made' }
  const inWidth = inSize.filter(({ options }) => options.width === undefined || options.width === width_offered)
  if (!inWidth.length) return { state: 'other-width' }
  const here = inWidth.filter(({ options }) => colour === undefined || options.colour === colour)
  const maxStock = Math.max(0, ...here.map(({ stock }) => stock ?? Infinity))
  if (maxStock > counted) return { state: 'in-stock' }
  if (maxStock > 0) return { state: 'few', count: maxStock }
  return { state: inWidth.some(({ stock }) => stock !== 0) ? 'other-colour' : 'sold-out' }
}

export const stockWords: Record<AdvisedStock['state'], (facts: { count: number; size: number }) => string> = {
  'in-stock': ({ size }) => m.advice_stock_yes({ size }),
  few: ({ count, size }) => m.advice_stock_few({ count, size }),
  'other-colour': ({ size }) => m.advice_stock_other_colour({ size }),
  'other-width': ({ size }) => m.advice_stock_other_width({ size }),
  'sold-out': ({ size }) => m.advice_stock_none({ size }),
  'not-made': ({ size }) => m.advice_stock_not_made({ size }),
}

/** The options that choosing the advice sets; the width only where it is made in that size. */
function advisedChoice(variants: readonly PickVariant[], advice: Pick<SizeAdvice, 'size_mm' | 'width_offered'>) {
  const { state } = advisedStock(variants, advice)
  if (state === 'not-made') return
  const hasWidth = variants.some(({ options }) => options.width !== undefined)
  const choice: Options = { size: String(advice.size_mm) }
  return hasWidth && state !== 'other-width' ? { ...choice, width: advice.width_offered } : choice
}

/** The size itself stays in sight below the questions, and is read out as it changes. */
export function SizeHeadline({ found: { advice, failed }, boot, choose }: Props) {
  const { said, beside } = advice ? sizeHeadline(advice) : { said: '', beside: undefined }
  const isMade = advice && advisedStock(boot.variants, advice).state !== 'not-made'
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-sh2">
      <div role="status" className="min-w-0">
        {advice ? (
          <p className="num flex flex-wrap items-baseline gap-x-2.5 text-ink">
            <span className="sr-only">{m.advice_suggestion()}</span>
            <b className="text-[2rem] leading-[1.2] font-[640] tracking-[-0.03em] [font-stretch:118%]">{said}</b>
            {beside && (
              <span className="text-[0.9375rem] font-semibold">{isMade ? beside : notMadeMessage(advice)}</span>
            )}
          </p>
        ) : (
          <p className={failed?.error === 'out_of_range' ? 'text-red' : 'text-body'}>
            {failed ? sizeErrorWords[failed.error]!(failed) : m.advice_mend()}
          </p>
        )}
      </div>
      {advice && <ChooseButton advice={advice} boot={boot} choose={choose} />}
    </div>
  )
}

const notMadeMessage = ({ size_mm }: SizeAdvice) => m.advice_stock_not_made({ size: size_mm })

/** How reliable the advice is, whether the size can be bought, and the reasons. */
export function SizeResult({ found: { advice, question, answers }, boot }: Props) {
  if (!advice || !question) return null
  const { variants, colour } = boot
  const { size_mm, confidence, confidence_level } = advice
  const warning = sizeWarning({ advice, question, answers })
  const neighbourText = neighbourWords(advice, question)
  return (
    <section aria-label={m.advice_result()} className="rounded-lg bg-sunken p-5">
      <div className="flex flex-wrap gap-2">
        <Tag tone={warning ? 'amber' : confidence_level === 'high' ? 'green' : 'accent'}>
          {confidenceWords[confidence_level]({ points: confidence })}
        </Tag>
        <Stock stock={advisedStock(variants, advice, colour)} size={size_mm} />
      </div>
      {warning && <AdviceWarning>{warning}</AdviceWarning>}
      <Reasons
        title={m.advice_why()}
        reasons={sizeReasons(advice, question, answers).filter((reason) => reason !== warning)}
      />
      {neighbourText && <p className="mt-3 font-[560] text-ink">{neighbourText}</p>}
      <RulesNote>{m.advice_caution()}</RulesNote>
    </section>
  )
}

type Choosing = Pick<Props, 'boot' | 'choose'> & { advice: SizeAdvice }

/** The button is not the primary one when the measurements are doubtful. */
function ChooseButton({ advice, boot: { variants, slug }, choose }: Choosing) {
  const chosen = advisedChoice(variants, advice)
  if (!chosen) return
  const text = m.advice_choose_size({ size: advice.size_mm })
  const look = { variant: advice.confidence_level === 'low' ? 'outline' : 'primary', size: 'sm' } as const
  return choose ? (
    <Button {...look} onClick={() => choose(chosen)}>
      {text}
    </Button>
  ) : (
    <Link to={`/product/${slug}?${new URLSearchParams(chosen)}`} className={buttonClass(look)}>
      {text}
    </Link>
  )
}

const tones: Record<AdvisedStock['state'], 'green' | 'amber' | 'neutral'> = {
  'in-stock': 'green',
  few: 'amber',
  'other-colour': 'neutral',
  'other-width': 'neutral',
  'sold-out': 'neutral',
  'not-made': 'neutral',
}

const Stock = ({ stock: { state, count = 0 }, size }: { stock: AdvisedStock; size: number }) => (
  <Tag tone={tones[state]} className="whitespace-normal">
    {stockWords[state]({ count, size })}
  </Tag>
)
