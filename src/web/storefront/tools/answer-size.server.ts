import type { SizeAdvice } from '#shop/advisers/advise-size.ts'
import { decimal } from '#kit/decimal.ts'
import type { Width } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import {
  confidenceWords,
  linesInWidth,
  neighbourWords,
  sizeErrorWords,
  sizeHeadline,
  sizeReasons,
  sizeWarning,
} from '#web/parts/advisers/size-words.ts'
import type { SizeTyped } from '#web/parts/advisers/size-form.ts'
import { adviceFor, type SizeAdviceResult } from '#web/parts/advisers/use-size-advice.ts'
import { findToolProducts, type ToolProducts } from './find-tool-products.server.ts'
import type { SizeToolParams } from './size-tool-form.ts'
import type { ToolAnswer } from './tool-answer.ts'

const tones = { high: 'green', medium: 'accent', low: 'amber' } as const

/** `width`: the one that the heading names; where it is sold out, the products have another one. */
type SizeToolProducts = ToolProducts & { width: Width | null; isOtherWidth: boolean }

/** The advice in words, and the boots of that size that can be bought. */
export async function answerSize({ typed, boot, isAsked }: SizeToolParams) {
  const result = isAsked ? adviceFor(typed, boot) : { problems: {} }
  const { advice, failed, problems } = result as SizeAdviceResult
  const why = failed ? sizeErrorWords[failed.error]!(failed) : null
  // Also said at the field that is to be filled in.
  const unfilled: SizeTyped =
    failed?.error === 'no_measurement' ? { [typed.by === 'shoe' ? 'shoe' : 'foot']: why! } : {}
  if (!advice)
    return {
      problems: { ...problems, ...unfilled },
      failed: why,
      answer: null,
      shelf: null,
      size: null,
    }
  return {
    problems,
    failed: null,
    answer: inWords(advice, result as Required<SizeAdviceResult>),
    size: advice.size_mm,
    shelf: advice.lines_with_size.length ? await productsOf(boot, advice) : null,
    foot: advice.foot_mm,
  }
}

const otherSystems = ['vn', 'uk', 'us_men', 'us_women', 'us_child'] as const
const otherNames = {
  vn: () => 'VN',
  uk: () => 'UK',
  us_men: m.product_us_men,
  us_women: m.product_us_women,
  us_child: m.product_us_child,
}

function inWords(advice: SizeAdvice, { question, answers }: Required<SizeAdviceResult>): ToolAnswer {
  const { foot_mm, confidence, confidence_level, flags, lines_with_size } = advice
  const warning = sizeWarning({ advice, question, answers })
  const isShoe = flags.includes('from_shoe_size')
  return {
    ...sizeHeadline(advice),
    tag: {
      tone: warning ? 'amber' : tones[confidence_level],
      text: confidenceWords[confidence_level]({ points: confidence }),
    },
    warning,
    facts: [
      isShoe
        ? { name: m.tool_size_shoe(), value: `EU ${decimal(question.shoe_eu ?? '')}` }
        : { name: m.tool_size_foot(), value: `${foot_mm} mm` },
      ...(lines_with_size.length ? conversions(advice) : []),
    ],
    reasons: sizeReasons(advice, question, answers).filter((reason) => reason !== warning),
    more: neighbourWords(advice, question),
    cautions: [m.advice_caution()],
  }
}

const conversions = (advice: SizeAdvice) =>
  otherSystems.flatMap((key) =>
    advice[key] === null ? [] : [{ name: otherNames[key](), value: decimal(advice[key]) }],
  )

/**
 * The width that the foot needs comes first, where only another line has it; then the line, then other lines in the width that it offers. Only where
 * a width is sold out, boots of the size in others, which are said to be so.
 */
async function productsOf({ discipline, line }: SizeToolParams['boot'], advice: SizeAdvice): Promise<SizeToolProducts> {
  const { width, width_offered } = advice
  const size = String(advice.size_mm)
  const needed = width !== width_offered && linesInWidth(advice).length ? width : null
  const inWidth = { size: [size], width: [width_offered] }
  const found = (chosen: { size: string[]; width: string[]; brand?: string[] }, wide: Width) =>
    findToolProducts({ category: discipline, chosen, choice: { size, width: wide } })
  if (needed) {
    const shelf = await found({ size: [size], width: [needed] }, needed)
    if (shelf.items.length) return { ...shelf, width: needed, isOtherWidth: false }
  }
  for (const chosen of [{ ...inWidth, brand: [line] }, inWidth]) {
    const shelf = await found(chosen, width_offered)
    if (shelf.items.length) return { ...shelf, width: needed, isOtherWidth: needed !== null }
  }
  const anyWidth = await findToolProducts({ category: discipline, chosen: { size: [size] }, choice: { size } })
  return { ...anyWidth, width: width && (needed ?? width_offered), isOtherWidth: width !== null }
}
