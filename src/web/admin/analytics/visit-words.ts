import type { PageKind } from '#shop/analytics/counted-action.ts'
import type { FunnelStep } from '#shop/analytics/funnel.ts'
import { m } from '#words/messages.js'

export const pageKindWords: Record<PageKind, () => string> = {
  home: () => m.figures_page_home(),
  list: () => m.figures_page_list(),
  product: () => m.figures_page_product(),
  search: () => m.figures_page_search(),
  article: () => m.figures_page_article(),
  cart: () => m.figures_page_cart(),
  checkout: () => m.figures_page_checkout(),
  other: () => m.figures_page_other(),
}

/** What happened, counted of nobody. */
export const stepWords: Record<FunnelStep, () => string> = {
  visit: () => m.figures_step_visit(),
  product: () => m.figures_step_product(),
  cart: () => m.figures_step_cart(),
  checkout: () => m.figures_step_checkout(),
  order: () => m.figures_step_order(),
}

/** How far people came who agreed to be followed. */
export const reachedWords: Record<FunnelStep, () => string> = {
  visit: () => m.figures_reached_visit(),
  product: () => m.figures_reached_product(),
  cart: () => m.figures_reached_cart(),
  checkout: () => m.figures_reached_checkout(),
  order: () => m.figures_reached_order(),
}

const tenths = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 })
/** `2,4`: of a hundred visits; nothing is a part of nothing. */
export const perHundred = (count: number, visits: number) => (visits ? tenths.format((count / visits) * 100) : '–')
