import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

type Named = { title: string; description?: string }

/** Each page of a list has an address and a title of its own. */
export const listingMeta = ({ page, addresses, isOwn }: ListingView, { title, description }: Named) =>
  pageMeta({
    title: page > 1 ? `${title} · ${m.layout_page_number({ page })}` : title,
    description,
    alternates: addresses,
    index: isOwn,
  })
