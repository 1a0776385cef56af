import { redirect } from 'react-router'

/** SPEC 2, Redirects. */
const goals: Record<string, string> = {
  '/admin-login': '/auth?mode=admin',
  '/login': '/auth',
  '/register': '/auth/signup',
  '/orders': '/my-orders',
  '/auth/login': '/auth',
  '/auth/register': '/auth/signup',
}

export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname
    .replace(/\.data$/, '')
    .replace(/^\/en(?=\/)/, '')
    .replace(/\/$/, '')
  return redirect(goals[path] ?? '/')
}
