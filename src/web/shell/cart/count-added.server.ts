import { noteStep, countAction } from '#shop/analytics/count-action.ts'
import { visitorIn } from '../consent/visitor-cookie.server.ts'

/** Each variant that was put into a cart is counted once, however many pieces of it. */
export function countAdded(request: Request, added: string[]) {
  for (const variantId of added) countAction('add', variantId)
  if (added.length) noteStep(visitorIn(request.headers.get('cookie')), 'cart')
}
