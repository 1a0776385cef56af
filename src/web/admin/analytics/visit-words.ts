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

/** What happened, counted of nobody. */
export const stepWords: Record<FunnelStep, () => string> = {
  visit: () => m.analytics_step_visit(),
  product: () => m.analytics_step_product(),
  cart: () => m.analytics_step_cart(),
  checkout: () => m.analytics_step_checkout(),
  order: () => m.analytics_step_order(),
}

/** How far people came who agreed to be followed. */
export const reachedWords: Record<FunnelStep, () => string> = {
  visit: () => m.analytics_reached_visit(),
  product: () => m.analytics_reached_product(),
  cart: () => m.analytics_reached_cart(),
  checkout: () => m.analytics_reached_checkout(),
  order: () => m.analytics_reached_order(),
}

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
/** `2,4`: of a hundred visits; nothing is a part of nothing. */
export const perHundred = (count: number, visits: number) => (visits ? tenths.format((count / visits) * 100) : '–')
