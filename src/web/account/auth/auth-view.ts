import type { SignInName } from '#providers/sign-in.ts'

const authViews = ['sign-in', 'sign-up', 'reset'] as const
export type AuthView = (typeof authViews)[number]

/** One screen serves /auth and /auth/signup; the `mode` and `tab` parameters choose the view. */
export function authViewOf(url: URL): { view: AuthView; isAdmin: boolean } {
  const { searchParams: params, pathname } = url
  const [mode, isSignUpPath] = [params.get('mode'), /\/signup(\.data)?$/.test(pathname)]
  const isAdmin = mode === 'admin'
  if (params.get('tab') === 'reset-password') return { view: 'reset', isAdmin }
  const wantsToSignUp = mode === 'signup' || (isSignUpPath && mode !== 'signin')
  return { view: wantsToSignUp && !isAdmin ? 'sign-up' : 'sign-in', isAdmin }
}

type Kept = { next?: string | null; isAdmin?: boolean; social?: SignInName; notice?: string }

/** Address of another view of the screen; keeps the page to return to. `social`: the provider with whom an account is opened. */
export function authPathTo(view: AuthView, { next, isAdmin = false, social, notice }: Kept) {
  const query = new URLSearchParams({
    ...(isAdmin && { mode: 'admin' }),
    ...(view === 'reset' && { tab: 'reset-password' }),
    ...(social && { with: social }),
    ...(next && { next }),
    ...(notice && { notice }),
  })
  return `${view === 'sign-up' ? '/auth/signup' : '/auth'}${query.size ? `?${query}` : ''}`
}
