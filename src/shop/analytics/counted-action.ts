/** The actions counted by day: visits from outside, pages by kind, and how often each product and variant was viewed, put into a cart or wished for. */
export type CountedAction = 'visit' | 'page' | 'product' | 'add' | 'wish'

export const pageKinds = ['home', 'list', 'product', 'search', 'article', 'cart', 'checkout', 'other'] as const
export type PageKind = (typeof pageKinds)[number]

const kinds: [RegExp, PageKind | null][] = [
  [/^\/$/, 'home'],
  [/^\/shop(\/|$)/, 'list'],
  [/^\/product\/[^/]+$/, 'product'],
  [/^\/search$/, 'search'],
  [/^\/(guides|blog|pages)(\/|$)/, 'article'],
  [/^\/cart$/, 'cart'],
  [/^\/checkout$/, 'checkout'],
  // Account pages, staff pages and routes that are no pages.
  [
    /^\/(api|admin|moderation|auth|profile|my-orders|orders|order-success|notifications|payments|sandbox|preview|unsubscribe|unwatch|admin-password-reset|language|sign-out|wishlist\/shar|product\/[^/]+\/preview|__manifest|\.well-known)/,
    null,
  ],
]

/** The kind of a public page by its path (without language); undefined for other paths. */
export function pageKindOf(path: string): PageKind | undefined {
  const match = kinds.find(([pattern]) => pattern.test(path))
  return match ? (match[1] ?? undefined) : 'other'
}
