import { redirect } from 'react-router'
import { z } from 'zod'
import { env } from '#platform/env.server.ts'
import { locales } from '#kit/localized.ts'
import { localPath } from './local-path.ts'

const form = z.object({ locale: z.enum(locales), next: z.string().max(2000).catch('/') })

/** Remembers the language for a year and leads to the same page in it. Staff screens keep their one address. */
export async function action({ request }: { request: Request }) {
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) return redirect('/')
  const { locale, next } = read.data
  const path = localPath(next)
  const isStaff = /^\/(admin|moderation)(\/|$)/.test(path)
  const goal = locale === 'en' && !isStaff ? `/en${path === '/' ? '' : path}` : path
  const secure = env.SHOP_MODE === 'live' ? '; Secure' : ''
  // Not HttpOnly on purpose: it holds a language, nothing else.
  return redirect(goal, {
    headers: { 'Set-Cookie': `luot_lang=${locale}; Path=/; SameSite=Lax; Max-Age=31536000${secure}` },
  })
}
