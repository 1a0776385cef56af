import type { Env } from '#platform/env.server.ts'

/** With a password only if the shop made it. */
export type FirstAdmin = { email: string; password: string | undefined }

/** Printed once the shop is open. */
export const printWelcome = (env: Env) =>
  `Lướt is open at ${env.BASE_URL} (${env.SHOP_MODE}, ${env.DATABASE_URL ? 'PostgreSQL' : `PGlite in ${env.DATA_DIR}`})`

/** The first admin's sign-in, printed only at the start that created it. */
export function printFirstAdmin(env: Env, { email, password }: FirstAdmin) {
  const signIn = `Sign in at ${env.BASE_URL}/auth?mode=admin`
  if (!password) return `First admin: ${email}\n${signIn}`
  return `First admin: ${email}\nPassword:    ${password}\n${signIn} (shown once)`
}
