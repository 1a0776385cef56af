import { pathIn, type Locale } from '#kit/localized.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { keepTyped } from '../forms/typed-fields.ts'
import { announceSwitch } from './switched-toast.ts'

/** Stores the choice and loads the same page in the other language, with what was typed; false, with a toast, when that fails. */
export async function changeLanguage(locale: Locale, path: string) {
  try {
    const answered = await fetch('/language', {
      method: 'POST',
      body: new URLSearchParams({ locale, next: path }),
      redirect: 'manual',
    })
    if (!answered.ok && answered.type !== 'opaqueredirect') throw new Error(String(answered.status))
    announceSwitch(locale)
    // For whatever page comes: the server may redirect, since products have an address in each language.
    keepTyped()
    location.assign(addressIn(locale, path))
    return true
  } catch {
    void toast(m.layout_language_failed(), { tone: 'error' })
    return false
  }
}

/** The page itself names its twin (hreflang), since addresses of products differ by language. */
function addressIn(locale: Locale, path: string) {
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${locale}]`)
  if (alternate) return new URL(alternate.href).pathname + location.search
  return /^\/(admin|moderation)/.test(path) ? path : pathIn(locale, path)
}
