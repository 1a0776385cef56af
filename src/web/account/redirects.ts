import { redirect } from 'react-router'
import { withoutLocale } from '#kit/localized.ts'

/** Addresses that only redirect (docs/reference/spec.md 2). */
const targets: Record<string, string> = {
  '/admin-login': '/auth?mode=admin',
  '/login': '/auth',
  '/register': '/auth/signup',
  '/orders': '/my-orders',
  '/auth/login': '/auth',
  '/auth/register': '/auth/signup',
}

/** Keeps the query: `/auth/login?next=/cart` leads to `/auth?next=/cart`. */
export function loader({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url)
  const path = withoutLocale(pathname.replace(/\.data$/, '')).replace(/\/$/, '')
  const target = new URL(targets[path] ?? '/', 'http://shop.invalid')
  for (const [name, value] of searchParams)
    if (name !== '_routes' && !target.searchParams.has(name)) target.searchParams.set(name, value)
  return redirect(target.pathname + target.search)
}
