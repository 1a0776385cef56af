import { redirect } from 'react-router'
import { z } from 'zod'
import { locales, pathIn } from '#kit/localized.ts'
import { languageCookie } from './language-cookie.server.ts'
import { localPath } from '../access/local-path.ts'

const form = z.object({ locale: z.enum(locales), next: z.string().max(2000).catch('/') })

/** Remembers the language for a year and leads to the same page in it. Staff screens keep their one address. */
export async function action({ request }: { request: Request }) {
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) return redirect('/')
  const { locale, next } = read.data
  const path = localPath(next)
  const isStaff = /^\/(admin|moderation)(\/|$)/.test(path)
  const goal = isStaff ? path : pathIn(locale, path)
  return redirect(goal, { headers: { 'Set-Cookie': languageCookie(locale) } })
}
