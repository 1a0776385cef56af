import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

/** What stands where a page cannot be fetched and was never seen: kept by the service worker, so it may need nothing but the sheet. */
export function offlinePage(locale: Locale, styles: string[]) {
  const say = { locale }
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const home = locale === 'en' ? '/en' : '/'
  const link = (href: string, label: string) =>
    `<a class="link inline-flex min-h-11 items-center" href="${href}">${label}</a>`
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><title>${m.error_offline_title({}, say)} · Lướt</title>${sheets}</head><body><main class="wrap grid min-h-dvh content-center py-16"><div><svg viewBox="0 0 1200 104" preserveAspectRatio="none" fill="none" stroke-linecap="round" aria-hidden="true" class="mb-8 block h-16 w-full stroke-current text-accent"><path d="M0 14C190 52 420 78 640 79" stroke-width="1.6" vector-effect="non-scaling-stroke"/><path d="M0 26C180 66 400 92 596 94" stroke-width="1.6" vector-effect="non-scaling-stroke"/></svg><h1 class="type-h1">${m.error_offline_title({}, say)}</h1><p class="mt-3 max-w-[36em] type-lead">${m.error_offline_text({}, say)}</p><p class="mt-8 flex flex-wrap gap-x-6">${link('', m.error_offline_again({}, say))}${link(home, m.error_home({}, say))}</p></div></main></body></html>`
}
