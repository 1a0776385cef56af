import { useState } from 'react'
import { pick } from '#kit/pick.ts'
import { adviseSize, type SizeAdvice, type SizeQuestion } from '#shop/advisers/advise-size.ts'
import { isFoot, saveFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { readSizeForm, sizeQuestion, type SizeAnswers, type SizeTyped } from './size-form.ts'
import type { AdvisedBoot } from './advised-boot.ts'
import type { Failed } from './size-words.ts'

/** The advice for the typed answers, or why there is none. */
export type SizeAdviceResult = {
  problems: SizeTyped
  answers?: SizeAnswers
  question?: SizeQuestion
  advice?: SizeAdvice
  failed?: Failed & { error: string }
}

export function adviceFor(typed: SizeTyped, boot: Pick<SizeQuestion, 'discipline' | 'line'>): SizeAdviceResult {
  const { answers, problems } = readSizeForm(typed)
  if (!answers) return { problems }
  const question = sizeQuestion(answers, boot)
  const advice = adviseSize(question)
  if (advice.error !== undefined)
    return { problems, answers, failed: { ...advice, ...(answers.by === 'shoe' && pick(answers, ['by', 'shoe'])) } }
  return { problems, answers, question, advice }
}

/** The form's current values and their advice. Values that give an advice are kept in this browser for the next boot. */
export function useSizeAdvice(start: SizeTyped, boot: AdvisedBoot) {
  const [typed, setTyped] = useState(start)
  const change = (next: SizeTyped) => {
    setTyped(next)
    const { advice } = adviceFor(next, boot)
    if (advice && isFoot(advice.foot_mm)) saveFoot(advice.foot_mm, next)
  }
  return { typed, change, ...adviceFor(typed, boot) }
}
