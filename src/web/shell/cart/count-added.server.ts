import { noteStep, countAction } from '#shop/analytics/count-action.ts'
import { visitorIn } from '../consent/visitor-cookie.server.ts'

/** Counts each variant put into a cart once, whatever its quantity. */
export function countAdded(request: Request, added: string[]) {
  for (const variantId of added) countAction('add', variantId)
  if (added.length) noteStep(visitorIn(request.headers.get('cookie')), 'cart')
}
