import type { Env } from '#platform/env.server.ts'

/** Prints the welcome once the shop is open; the first admin's sign-in only at the start that created it. */
export function printWelcome(env: Env, firstAdmin: { email: string; password: string } | undefined) {
  const lines = [
    `Lướt is open at ${env.BASE_URL} (${env.SHOP_MODE}, ${env.DATABASE_URL ? 'PostgreSQL' : `PGlite in ${env.DATA_DIR}`})`,
  ]
  if (firstAdmin)
    lines.push(
      `First admin: ${firstAdmin.email}`,
      `Password:    ${firstAdmin.password}`,
      `Sign in at ${env.BASE_URL}/auth?mode=admin (shown once)`,
    )
  return lines.join('\n')
}
