import { Link } from 'react-router'
import { rulesVersion } from '#shop/advisers/rounding.ts'
import type { SizeAdvice, SizeQuestion } from '#shop/advisers/size-adviser.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { sizeIn } from '#shop/catalogue/size-systems.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Reasons } from '../../advice/reasons.tsx'
import type { AdvisedBoot, Choose } from './advised-boot.ts'
import { advisedChoice, advisedStock, stockWords, type AdvisedStock } from './advised-stock.ts'
import type { SizeAnswers } from './size-form.ts'
import type { Found } from './use-size-advice.ts'
import { confidenceWords, neighbourWords, sizeErrorWords, sizeReasons, widthName } from './size-words.ts'

type Props = { found: Found; boot: AdvisedBoot; choose?: Choose }

/** Size, width, how sure, why, and whether it can be bought. Read out as it changes. */
export function SizeResult({ found: { advice, question, answers, failed }, boot, choose }: Props) {
  return (
    <section aria-label={m.advice_result()} className="rounded-lg bg-sunken p-5 sm:p-6">
      {advice && question ? (
        <Advised {...{ advice, question, answers, boot, choose }} />
      ) : (
        <p role="status" className={failed?.error === 'out_of_range' ? 'text-red' : 'text-body'}>
          {failed ? sizeErrorWords[failed.error]!(failed) : m.advice_mend()}
        </p>
      )}
    </section>
  )
}

type Advice = Omit<Props, 'found'> & { advice: SizeAdvice; question: SizeQuestion; answers?: SizeAnswers }

function Advised({ advice, question, answers, boot, choose }: Advice) {
  const { variants, colour } = boot
  const { size_mm, width_offered, confidence, confidence_level } = advice
  const isSure = confidence_level !== 'low'
  const chosen = advisedChoice(variants, advice)
  const neighbour = neighbourWords(advice)
  return (
    <>
      <p className="type-label text-muted">{m.advice_suggestion()}</p>
      <p role="status" className="num mt-1 flex flex-wrap items-baseline gap-x-3 text-ink">
        <b className="text-[2.25rem] leading-[1.2] font-[640] tracking-[-0.03em] [font-stretch:118%]">{size_mm}</b>
        <span className="font-semibold">
          EU {sizeIn('eu', size_mm, getLocale())} · {m.advice_width({ width: widthName(width_offered) })}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Tag tone={isSure ? (confidence_level === 'high' ? 'green' : 'accent') : 'amber'}>
          {confidenceWords[confidence_level]({ points: confidence })}
        </Tag>
        <Stock stock={advisedStock(variants, advice, colour)} size={size_mm} />
      </div>
      {!isSure && (
        <Notice tone="warning" className="mt-4">
          {m.advice_low()}
        </Notice>
      )}
      {chosen && <ChooseButton {...{ chosen, choose, isSure }} slug={boot.slug} />}
      <Reasons title={m.advice_why()} reasons={sizeReasons(advice, question, answers)} />
      {neighbour && <p className="mt-3 font-[560] text-ink">{neighbour}</p>}
      <p className="type-fine mt-4 text-muted">
        {m.advice_caution()} {m.advice_rules({ version: rulesVersion })}
      </p>
    </>
  )
}

type Choosing = { chosen: Options; choose?: Choose; isSure: boolean; slug: string }

function ChooseButton({ chosen, choose, isSure, slug }: Choosing) {
  const text = m.advice_choose_size({ size: chosen.size ?? '' })
  const variant = isSure ? 'primary' : 'outline'
  return (
    <div className="mt-4">
      {choose ? (
        <Button variant={variant} block onClick={() => choose(chosen)}>
          {text}
        </Button>
      ) : (
        <Link to={`/product/${slug}?${new URLSearchParams(chosen)}`} className={buttonClass({ variant, block: true })}>
          {text}
        </Link>
      )}
    </div>
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
