import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { m } from '#words/messages.js'
import type { WithdrawnView } from './find-withdrawn-view.server.ts'

/** Says that the product is no longer sold, and links to the nearest ones. */
export function Withdrawn({ view: { name, title, trail, related } }: { view: WithdrawnView }) {
  const category = trail.at(-1)!
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={trail} here={name} />
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h1 className="type-h1">
        <ProductName name={name} within={title} />
      </h1>
      <p className="mt-3 max-w-[36em] type-lead">
        {related.length ? m.product_withdrawn_text() : m.product_withdrawn_text_bare()}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={category.to} className={buttonClass()}>
          {m.product_withdrawn_category({ category: category.label })}
        </Link>
        <Link to="/search" className={buttonClass({ variant: 'outline' })}>
          {m.product_withdrawn_search()}
        </Link>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-16">
          <h2 id="related" className="type-h2 mb-6">
            {m.product_withdrawn_related()}
          </h2>
          <ProductGrid cards={related} />
        </section>
      )}
    </div>
  )
}
