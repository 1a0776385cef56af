import type { LineSlug } from '#shop/catalogue/product.ts'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { sizeRange, widths, widthsOf } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'

const widthNames = { N: m.option_width_n, R: m.option_width_r, W: m.option_width_w, XW: m.option_width_xw }

/** What the line is for, and in what sizes and widths its boots are made. On phones the story comes after the boots. */
export function LineStory({
  line: { slug, tagline, story },
}: {
  line: { slug: LineSlug; tagline: string; story: string }
}) {
  const { from, to, step } = sizeRange[slug]
  const made = widths.filter((width) => widthsOf(slug, to).includes(width))
  const eu = (mm: number) => sizeIn('eu', mm)
  return (
    <>
      <div>
        <p className="type-lead">{tagline}</p>
        <dl className="num mt-5 grid grid-cols-[auto_1fr] gap-x-5 border-b border-line">
          {[
            [m.listing_line_sizes(), m.listing_line_range({ from, to, step })],
            ['EU', `${eu(from)}–${eu(to)}`],
            [m.listing_line_widths(), made.map((width) => widthNames[width]()).join(', ')],
          ].map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2.5">
              <dt className="text-muted [font-stretch:90%]">{name}</dt>
              <dd className="font-[540] text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LineTale story={story} className="max-md:hidden" />
    </>
  )
}

/** Written twice rather than moved by order: while the page still arrives, what stands first would be seen first and then leap away. */
export const LineTale = ({ story, className }: { story: string; className: string }) => (
  <div className={`max-w-[42em] space-y-3 ${className}`}>
    {story.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)
