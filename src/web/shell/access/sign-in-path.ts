import { requestedPath } from './requested-path.ts'

/**
 * Where a visitor signs in and comes back from. The address says when a form was refused: a page with scripts then keeps the form
 * (stay-on-form.ts), and the sign-in page tells everyone else that nothing was sent.
 */
export function signInPath(request: Pick<Request, 'url' | 'method'>, { owesSecondFactor = false } = {}) {
  const next = `next=${encodeURIComponent(requestedPath(request))}`
  const notice = request.method === 'POST' ? '&notice=not-sent' : ''
  return `/auth${owesSecondFactor ? '/two-factor' : ''}?${next}${notice}`
}
