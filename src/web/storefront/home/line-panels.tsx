import { Link } from 'react-router'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import type { LineSlug } from '#shop/catalogue/product.ts'
import { darkEnding, darkScreen } from '#ui/cutout.ts'
import { m } from '#words/messages.js'

type Line = { slug: LineSlug; name: string; tagline: string }

/** The three lines; Premium stands on dark and is the widest. */
export const LinePanels = ({ lines, title }: { lines: Line[]; title: string }) => (
  <section aria-labelledby="lines-title" className="piece wrap mt-16 md:mt-24">
    <h2 id="lines-title" className="type-h1 mb-6 md:mb-8">
      {title || m.home_lines_title()}
    </h2>
    <ul className="grid gap-6 tablet:max-md:gap-3 tablet:grid-cols-[1.2fr_1fr_1fr]">
      {lines.map((line) => (
        <li
          key={line.slug}
          className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface"
        >
          <LinePicture slug={line.slug} />
          <Words {...line} />
        </li>
      ))}
    </ul>
  </section>
)

const widths = [480, 800]
const sizes = '(min-width: 1328px) 480px, (min-width: 720px) 36vw, 92vw'
const sourceSet = (slug: LineSlug, ending: string) =>
  widths.map((width) => `/pictures/line-${slug}-${width}${ending} ${width}w`).join(', ')

/** A square picture of the shop's own (public/pictures), not of a product. That of Premium stands on dark in both themes. */
function LinePicture({ slug }: { slug: LineSlug }) {
  const hasDark = slug !== 'premium'
  return (
    <picture className="contents">
      {hasDark && <source media={darkScreen} type="image/avif" srcSet={sourceSet(slug, darkEnding)} sizes={sizes} />}
      <source type="image/avif" srcSet={sourceSet(slug, '.avif')} sizes={sizes} />
      <img
        src={`/pictures/line-${slug}-800.webp`}
        srcSet={sourceSet(slug, '.webp')}
        sizes={sizes}
        alt=""
        width={800}
        height={800}
        loading="lazy"
        decoding="async"
        className="cutout-ground aspect-[1.12] w-full object-cover"
      />
    </picture>
  )
}

/** `Cho người thi đấu: độ cứng 70–95, …`: the part before the colon is the headline. */
function Words({ slug, name, tagline }: Line) {
  const [, head = tagline, rest = ''] = /^([^:]+):\s*(.+)$/s.exec(tagline) ?? []
  return (
    <div className="flex-1 px-6 pt-5.5 pb-6.5 tablet:max-md:px-4">
      <LineTag line={slug} />
      <h3 className="type-h2 mt-3">
        <Link
          to={`/shop/brand/${slug}`}
          className="outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <span className="sr-only">{name}: </span>
          {head}
        </Link>
      </h3>
      {rest && <p className="mt-1.5">{rest.charAt(0).toUpperCase() + rest.slice(1)}</p>}
    </div>
  )
}
