import type { PageKind } from '#shop/analytics/counted-action.ts'
import type { FunnelStep } from '#shop/analytics/funnel.ts'
import { m } from '#words/messages.js'

export const pageKindWords: Record<PageKind, () => string> = {
  home: () => m.analytics_page_home(),
  list: () => m.analytics_page_list(),
  product: () => m.analytics_page_product(),
  search: () => m.analytics_page_search(),
  article: () => m.analytics_page_article(),
  cart: () => m.analytics_page_cart(),
  checkout: () => m.analytics_page_checkout(),
  other: () => m.analytics_page_other(),
}

/** Event counts, of which none belongs to a person. */
export const stepWords: Record<FunnelStep, () => string> = {
  visit: () => m.analytics_step_visit(),
  product: () => m.analytics_step_product(),
  cart: () => m.analytics_step_cart(),
  checkout: () => m.analytics_step_checkout(),
  order: () => m.analytics_step_order(),
}

/** Steps reached by visitors who agreed to analytics. */
export const reachedWords: Record<FunnelStep, () => string> = {
  visit: () => m.analytics_reached_visit(),
  product: () => m.analytics_reached_product(),
  cart: () => m.analytics_reached_cart(),
  checkout: () => m.analytics_reached_checkout(),
  order: () => m.analytics_reached_order(),
}

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
/** `2,4`: per hundred visits; a dash without visits. */
export const perHundred = (count: number, visits: number) => (visits ? tenths.format((count / visits) * 100) : '–')
