import { Link } from 'react-router'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { labelForFoot, sizeRange } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'

const disciplines = [
  { slug: 'figure', name: m.category_figure },
  { slug: 'hockey', name: m.category_hockey },
  { slug: 'speed', name: m.category_speed },
  { slug: 'recreational', name: m.category_recreational },
] as const

const { from, to } = sizeRange.classic

/** One foot, four sizes; each leads to the boots that can be bought in it. */
export const SizeResults = ({ mm }: { mm: number }) => (
  <ul aria-live="polite" className="mt-4 grid grid-cols-2 gap-x-2.5 gap-y-4 border-t border-line pt-4.5 sm:grid-cols-4">
    {disciplines.map(({ slug, name }) => {
      const size = labelForFoot(slug, mm)
      const isMade = size >= from && size <= to
      return (
        <li key={slug}>
          {isMade ? (
            <Link to={`/shop/category/${slug}?size=${size}`} className="group block rounded-sm">
              <b className="num block text-[1.5rem] leading-[1.3] font-[640] tracking-[-0.02em] text-ink [font-stretch:118%] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {size}
              </b>
              <span className="num type-fine block text-muted">EU {sizeIn('eu', size)}</span>
              <span className="type-fine block font-medium text-body">{name()}</span>
            </Link>
          ) : (
            <p>
              <b className="block text-[1.5rem] leading-[1.3] text-muted">–</b>
              <span className="type-fine block text-muted">{m.home_size_none()}</span>
              <span className="type-fine block font-medium text-body">{name()}</span>
            </p>
          )}
        </li>
      )
    })}
  </ul>
)
