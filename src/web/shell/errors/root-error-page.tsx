import { pathIn } from '#kit/localized.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { buttonClass } from '#ui/button.tsx'
import { ReloadButton, PartError } from '../loading/part-error.tsx'

/** The last error screen. The frame of the page failed too, so this is a whole page of its own with the styles already loaded. */
export function RootErrorPage({ onRetry }: { onRetry: () => void }) {
  const locale = getLocale()
  const looks = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
  return (
    <html lang={locale} data-shop={shopName()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${m.error_part_title()} · ${shopName()}`}</title>
        {looks.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="wrap grid min-h-dvh content-center py-16">
          <PartError title={m.error_part_title()} text={m.error_part_text()} onRetry={onRetry}>
            <ReloadButton />
            <a href={pathIn(locale, '/')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {m.error_part_home()}
            </a>
          </PartError>
        </main>
      </body>
    </html>
  )
}
