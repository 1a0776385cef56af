import { pathIn, type Locale } from '#kit/localized.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { m } from '#words/messages.js'
import styles from '#web/shell/root.css?url'
import { xml } from '../crawl/xml.ts'

type Words = { locale: Locale; title: string; text: string; head?: string }

/** A page of two sentences that needs neither the router nor the database. Its words are ours and hold no markup; the name of the shop may. */
export function textPage({ locale, title, text, head = '' }: Words) {
  return `<!DOCTYPE html><html lang="${locale}" data-shop="${xml(shopName())}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>${head}<title>${title} · ${xml(shopName())}</title><link rel="stylesheet" href="${styles}"/></head><body><main class="wrap grid min-h-dvh content-center py-16"><div><h1 class="type-h1">${title}</h1><p class="mt-3 max-w-[36em] type-lead">${text}</p><p class="mt-8"><a class="underline" href="${pathIn(locale, '/')}">${m.error_home({}, { locale })}</a></p></div></main></body></html>`
}
