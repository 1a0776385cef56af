import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'

export type Crumb = { label: string; to: string }

/** Breadcrumbs: home first, the page itself last. On phones only one link back, since the whole trail would not fit. */
export function Breadcrumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  const all = [{ label: m.layout_crumb_home(), to: '/' }, ...trail]
  const parent = all.at(-1)!
  return (
    <nav aria-label={m.layout_crumbs()} className="py-2 type-small text-muted md:py-3">
      <Link to={parent.to} className="inline-flex min-h-11 items-center gap-1 md:hidden">
        <ChevronLeft size={18} aria-hidden />
        <ProductName name={parent.label} />
      </Link>
      <ol className="hidden flex-wrap gap-x-2 md:flex">
        {all.map(({ label, to }) => (
          <li key={to} className="flex gap-2">
            <Link to={to} className="hover:text-ink hover:underline">
              <ProductName name={label} />
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink">
          <ProductName name={here} />
        </li>
      </ol>
    </nav>
  )
}
