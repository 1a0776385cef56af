import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast.tsx'

const switchedMark = 'luot_switched'

/** SPEC 4, Language: the same page in the other language, with a moment of loading and a toast; a plain form before scripts arrive. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const here = getLocale()
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(false)
  useSwitchedToast()
  const other = here === 'vi' ? 'en' : 'vi'
  const change = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    try {
      const answered = await fetch('/language', {
        method: 'POST',
        body: new URLSearchParams({ locale: other, next: pathname + search }),
        redirect: 'manual',
      })
      if (!answered.ok && answered.type !== 'opaqueredirect') throw new Error(String(answered.status))
      sessionStorage.setItem(switchedMark, other)
      location.assign(twinAddress(other, pathname + search))
    } catch {
      setBusy(false)
      void toast(m.language_failed(), { tone: 'error' })
    }
  }
  return (
    <form method="post" action="/language" onSubmit={change} className={className}>
      <input type="hidden" name="next" value={pathname + search} />
      <button
        name="locale"
        value={other}
        aria-busy={busy}
        className="inline-flex min-h-11 items-center gap-1 rounded-sm px-2 type-label hover:bg-sunken/20"
      >
        <span className="sr-only">
          {m.language_switch()}: {here === 'vi' ? m.language_en_long() : m.language_vi_long()}
        </span>
        {busy ? (
          <>
            <Spinner />
            <span role="status" className="sr-only">
              {m.language_busy()}
            </span>
          </>
        ) : (
          <Pair here={here} />
        )}
      </button>
    </form>
  )
}

const Pair = ({ here }: { here: string }) => (
  <span aria-hidden>
    <span className={here === 'vi' ? 'font-bold' : 'opacity-70'}>{m.language_vi()}</span>/
    <span className={here === 'en' ? 'font-bold' : 'opacity-70'}>{m.language_en()}</span>
  </span>
)

/** The page itself names its twin (hreflang), since addresses of products differ by language. */
function twinAddress(locale: string, path: string) {
  const twin = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang=${locale}]`)
  if (twin) return new URL(twin.href).pathname + location.search
  return locale === 'en' && !/^\/(admin|moderation)/.test(path) ? `/en${path === '/' ? '' : path}` : path
}

function useSwitchedToast() {
  useEffect(() => {
    if (!sessionStorage.getItem(switchedMark)) return
    sessionStorage.removeItem(switchedMark)
    void toast(m.language_switched(), { tone: 'success' })
  }, [])
}
