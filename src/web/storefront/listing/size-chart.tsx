import type { LineSlug } from '#shop/catalogue/product.ts'
import { sizeRange } from '#shop/catalogue/attributes/sizes.ts'
import { Accordion } from '#ui/accordion.tsx'
import { m } from '#words/messages.js'
import SizeTable from '#web/parts/product/size-table.tsx'

/** Every size a line is made in, in all systems, with the feet it is made for when worn snug as in figure skating. */
export function SizeChart({ line: { slug, name } }: { line: { slug: LineSlug; name: string } }) {
  const { from, to, step } = sizeRange[slug]
  const sizes = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
  return (
    <Accordion summary={m.search_size_chart({ name })} className="border-t">
      <SizeTable sizes={sizes} discipline="figure" />
    </Accordion>
  )
}
