import { countMessage } from '#kit/count-message.ts'
import { Breadcrumbs, type Crumb } from '#web/shell/page/breadcrumbs.tsx'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'

type Props = {
  trail: Crumb[]
  title: string
  count: number
  text?: string
  /** absolute canonical address of the page */
  canonical: string
}

export const ListingHead = ({ trail, title, count, text, canonical }: Props) => (
  <>
    <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail, title, canonical) : undefined} />
    <Breadcrumbs trail={trail} here={title} />
    <h1 className="type-h1 mt-1">{title}</h1>
    <div className="group">
      {text && (
        <p className="mt-3 max-w-[48em] group-has-[[open]]:line-clamp-none max-md:line-clamp-2 max-md:text-[0.9375rem]">
          {text}
        </p>
      )}
      <div className="type-small mt-2 flex items-center justify-between md:hidden">
        <p aria-hidden className="num text-muted">
          {countMessage(count, [m.listing_count_one, m.listing_count])}
        </p>
        {text && text.length > twoLines && <More />}
      </div>
    </div>
  </>
)

/** How many letters two lines of the narrowest phone hold: a shorter text is whole already. */
const twoLines = 80

/** On phones the goods come first, so the text shows two lines of itself. The stylesheet opens it, so it works without scripts; it is read out whole either way. */
const More = () => (
  <details>
    <summary className="link -my-2.5 inline-flex min-h-11 list-none items-center [&::-webkit-details-marker]:hidden">
      <span className="group-has-[[open]]:hidden">{m.listing_text_more()}</span>
      <span className="hidden group-has-[[open]]:inline">{m.listing_text_less()}</span>
    </summary>
  </details>
)
