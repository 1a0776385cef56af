import { Link } from 'react-router'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import type { LineSlug } from '#shop/catalogue/product.ts'
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
          <SitePicture
            name={`line-${line.slug}`}
            widths={[480, 800]}
            alt=""
            sizes="(min-width: 1328px) 480px, (min-width: 720px) 36vw, 92vw"
            className="ground aspect-[1.12] w-full object-cover"
          />
          <Words {...line} />
        </li>
      ))}
    </ul>
  </section>
)

type Props = { name: string; widths: readonly number[]; alt: string; sizes: string; className?: string }

const sourceSet = (name: string, widths: readonly number[], ending: string) =>
  widths.map((width) => `/pictures/${name}-${width}.${ending} ${width}w`).join(', ')

/** A square picture of the shop's own (public/pictures), not of a product. */
function SitePicture({ name, widths, alt, sizes, className }: Props) {
  const widest = Math.max(...widths)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(name, widths, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widest}.webp`}
        srcSet={sourceSet(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={widest}
        height={widest}
        loading="lazy"
        decoding="async"
        className={className}
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
