import type { Options } from '#shop/catalogue/product.ts'
import { BladeDiagram } from '#ui/drawings/blade-diagram.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from './find-product-view.server.ts'

/** The blade of the chosen size, drawn from its numbers. */
export function BladeCard({ view: { blade }, choice }: { view: ProductView; choice: Options }) {
  if (!blade) return null
  const { key, kind, radiusM, radiusText, isBoot, shown, lengths } = blade
  const { value, mm, text, sold } =
    lengths.find((one) => one.value === choice[key]) ?? lengths.find((one) => one.value === shown)!
  return (
    <section aria-labelledby="blade" className="rounded-xl bg-sunken px-5 py-6 md:px-9 md:py-8">
      <h2 id="blade" className="type-label text-muted">
        {isBoot ? m.product_blade_of_size({ size: value }) : m.product_blade()} · {sold}
      </h2>
      <BladeDiagram
        kind={kind}
        lengthMm={mm}
        radiusM={radiusM}
        radiusText={radiusText}
        lengthText={text}
        label={m.product_blade()}
        className="mt-4"
      />
    </section>
  )
}
