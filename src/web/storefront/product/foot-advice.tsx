import { Ruler } from 'lucide-react'
import type { LineSlug } from '#shop/catalogue/product.ts'
import { sizeIn } from '#shop/catalogue/size-systems.ts'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/sizes.ts'
import { readAnswers } from '#shop/catalogue/use-foot.ts'
import { m } from '#words/messages.js'
import { typedIn } from './size-adviser/size-form.ts'
import { widthName } from './size-adviser/size-words.ts'
import { adviceFor } from './size-adviser/use-size-advice.ts'

type Props = {
  foot: number
  discipline: BootDiscipline
  line: LineSlug | null
  sizes: number[]
  chosen: number
  pick: (mm: number) => void
}

/** The size by what was measured in this browser: the adviser's, where it was asked, else the label for the foot on the ruler. */
export default function FootAdvice({ foot, discipline, line, sizes, chosen, pick }: Props) {
  const typed = typedIn(Object.entries(readAnswers()))
  const advice = line ? adviceFor({ foot: String(foot), ...typed }, { discipline, line }).advice : undefined
  const size = advice?.size_mm ?? labelForFoot(discipline, foot)
  const eu = sizeIn('eu', size)
  const isMade = sizes.includes(size)
  const said = advice?.width
    ? m.advice_foot_line({ foot, size, eu, width: widthName(advice.width_offered) })
    : m.product_foot_advice({ foot, size, eu })
  return (
    <p className="num mt-2 flex flex-wrap items-center gap-x-2.5 rounded-sm bg-accent-soft px-3.5 py-2.5 text-[0.9rem]">
      <Ruler aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">{isMade ? said : m.product_foot_no_size({ foot, size })}</span>
      {isMade && chosen !== size && (
        <button type="button" onClick={() => pick(size)} className="link min-h-11">
          {m.product_foot_pick({ size })}
        </button>
      )}
    </p>
  )
}
