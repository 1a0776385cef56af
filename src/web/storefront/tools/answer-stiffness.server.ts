import { adviseStiffness, type StiffnessQuestion } from '#shop/advisers/stiffness-adviser.ts'
import { m } from '#words/messages.js'
import { stiffnessErrorWords, stiffnessReasons } from '#web/parts/advisers/stiffness-words.ts'
import { findToolProducts, type ToolProducts } from './find-tool-products.server.ts'
import type { ToolAnswer } from './tool-answer.ts'

type Answered = { answer: ToolAnswer | null; failed: string | null; shelf: ToolProducts | null }

const boots = { figure: 'figure', dance: 'figure', hockey: 'hockey', recreational: 'recreational' } as const

/** The stiffness in words (docs/reference/skating.md 8.4), and boots of that stiffness. */
export async function answerStiffness(question: StiffnessQuestion): Promise<Answered> {
  const advice = adviseStiffness(question)
  if (advice.error !== undefined) return { answer: null, failed: stiffnessErrorWords[advice.error]!(), shelf: null }
  const { index, range, line, flags } = advice
  const [from, to] = range
  return {
    answer: {
      said: String(index),
      beside: m.tool_stiffness_range({ from, to, line: line.charAt(0).toUpperCase() + line.slice(1) }),
      ...(flags.includes('ask_coach') && { tag: { tone: 'amber', text: m.advice_stiffness_ask_coach() } as const }),
      reasons: stiffnessReasons(question, flags),
      cautions: [m.advice_stiffness_caution()],
    },
    failed: null,
    // A model that is sold out in every size is no boot to go to.
    shelf: await findToolProducts({
      category: boots[question.discipline],
      chosen: { available: ['yes'] },
      stiffness: { from, to },
    }),
  }
}
