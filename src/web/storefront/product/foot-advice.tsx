import { Ruler } from 'lucide-react'
import { sizeIn } from '#shop/catalogue/size-systems.ts'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/sizes.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

type Props = { foot: number; discipline: BootDiscipline; sizes: number[]; chosen: number; pick: (mm: number) => void }

/** The size for the foot that was measured on this browser's ruler; fetched only where there is one. */
export default function FootAdvice({ foot, discipline, sizes, chosen, pick }: Props) {
  const size = labelForFoot(discipline, foot)
  const eu = sizeIn('eu', size, getLocale())
  return (
    <p className="num mt-2 flex flex-wrap items-center gap-x-2.5 rounded-sm bg-accent-soft px-3.5 py-2.5 text-[0.9rem]">
      <Ruler aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-accent" />
      {sizes.includes(size) ? m.product_foot_advice({ foot, size, eu }) : m.product_foot_no_size({ foot, size })}
      {sizes.includes(size) && chosen !== size && (
        <button type="button" onClick={() => pick(size)} className="link">
          {m.product_foot_pick({ size })}
        </button>
      )}
    </p>
  )
}
