/** From looking to buying, in this order. */
export const steps = ['visit', 'product', 'cart', 'checkout', 'order'] as const
export type FunnelStep = (typeof steps)[number]

export type Funnel = Record<FunnelStep, number>
