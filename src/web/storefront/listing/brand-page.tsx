import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { sizeRange, widths, widthsOf } from '#shop/catalogue/attributes/sizes.ts'
import type { LineSlug } from '#shop/catalogue/product.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { facetsOf } from '#shop/search/facet.ts'
import { Accordion } from '#ui/accordion.tsx'
import SizeTable from '#web/parts/product/size-table.tsx'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/brand-page.ts'
import { findListing } from './find-listing.server.ts'
import { ListingHead } from './listing-head.tsx'
import { ListingLayout } from './listing-layout.tsx'
import { listingMeta } from './listing-meta.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? listingMeta(loaderData.view, {
        title: m.listing_line({ name: loaderData.line.name }),
        description: `${loaderData.line.tagline} ${loaderData.line.story}`,
      })
    : []

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const line = (await listBrandLines(db, requestLocale())).find(({ slug }) => slug === params.brand)
  if (!line) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  return {
    line,
    view: await findListing(
      { path: `/shop/brand/${line.slug}`, fixed: { brand: [line.slug] }, facets: facetsOf(undefined) },
      request,
    ),
  }
}

export default function BrandPage({ loaderData: { line, view } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-x-16 md:grid-cols-[1fr_1.4fr]">
      <div className="mb-3 md:col-span-2">
        <ListingHead
          trail={[{ label: m.listing_all(), to: '/shop' }]}
          title={m.listing_line({ name: line.name })}
          count={view.count}
          canonical={view.addresses.canonical}
        />
      </div>
      <LineStory line={line} />
      <div className="mt-6 md:col-span-2">
        <SizeChart line={line} />
      </div>
      <div className="min-w-0 max-md:mb-12 md:col-span-2">
        <ListingLayout view={view} />
      </div>
      <LineStoryText story={line.story} className="md:hidden" />
    </div>
  )
}

const widthNames = { N: m.option_width_n, R: m.option_width_r, W: m.option_width_w, XW: m.option_width_xw }

/** The line's purpose, sizes and widths. On phones the story comes after the boots. */
function LineStory({ line: { slug, tagline, story } }: { line: { slug: LineSlug; tagline: string; story: string } }) {
  const { from, to, step } = sizeRange[slug]
  const madeWidths = widths.filter((width) => widthsOf(slug, to).includes(width))
  const eu = (mm: number) => sizeIn('eu', mm)
  return (
    <>
      <div>
        <p className="type-lead">{tagline}</p>
        <dl className="num mt-5 grid grid-cols-[auto_1fr] gap-x-5 border-b border-line">
          {[
            [m.listing_line_sizes(), m.listing_line_range({ from, to, step })],
            ['EU', `${eu(from)}–${eu(to)}`],
            [m.listing_line_widths(), madeWidths.map((width) => widthNames[width]()).join(', ')],
          ].map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2.5">
              <dt className="text-muted [font-stretch:90%]">{name}</dt>
              <dd className="font-[540] text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LineStoryText story={story} className="max-md:hidden" />
    </>
  )
}

/** Rendered twice and not moved by CSS order: while the page is still loading, the first copy would be seen and then jump away. */
const LineStoryText = ({ story, className }: { story: string; className: string }) => (
  <div className={`max-w-[42em] space-y-3 ${className}`}>
    {story.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

/** Every size a line is made in, in all systems, with the feet it is made for when worn snug as in figure skating. */
function SizeChart({ line: { slug, name } }: { line: { slug: LineSlug; name: string } }) {
  const { from, to, step } = sizeRange[slug]
  const sizes = Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
  return (
    <Accordion summary={m.search_size_chart({ name })} className="border-t">
      <SizeTable sizes={sizes} discipline="figure" />
    </Accordion>
  )
}
