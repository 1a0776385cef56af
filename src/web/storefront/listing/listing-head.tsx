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
    {text && <p className="mt-3 max-w-[48em] max-md:text-[0.9375rem]">{text}</p>}
    <p aria-hidden className="num type-small mt-2 text-muted md:hidden">
      {countMessage(count, [m.listing_count_one, m.listing_count])}
    </p>
  </>
)
