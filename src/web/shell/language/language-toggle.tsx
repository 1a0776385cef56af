import { useState } from 'react'
import { useLocation } from 'react-router'
import { GoneFileError, loadPart } from '#kit/load-part.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { reportBrowserError } from '../reports/report-browser-error.ts'
import { keepTyped } from '../forms/typed-fields.ts'
import { useSwitchedToast } from './switched-toast.ts'

const load = () => import('./change-language.ts')

/** Leads to the same page in the other language, with a moment of loading and a toast; a plain form before scripts arrive. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const here = getLocale()
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState(false)
  useSwitchedToast()
  const target = here === 'vi' ? 'en' : 'vi'
  const change = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const form = event.currentTarget
    const isChanging = await loadPart(load, 'changeLanguage').then(
      ({ changeLanguage }) => changeLanguage(target, pathname + search),
      (error: unknown) => {
        // A new build replaced this page's files, so the plain form is submitted as without scripts.
        if (error instanceof GoneFileError) return (keepTyped(), submitTo(form, target), true)
        reportBrowserError(error, 'medium')
        void toast(m.layout_language_failed(), { tone: 'error' })
        return false
      },
    )
    if (!isChanging) setBusy(false)
  }
  return (
    <form method="post" action="/language" onSubmit={change} className={className}>
      <input type="hidden" name="next" value={pathname + search} />
      <button
        name="locale"
        value={target}
        aria-busy={busy}
        className="inline-flex min-h-11 items-center gap-1 rounded-md px-2 type-label max-md:px-1 hover:bg-current/10"
      >
        <span className="sr-only">
          {m.layout_language_switch()}: {here === 'vi' ? m.layout_language_en_long() : m.layout_language_vi_long()}{' '}
        </span>
        {busy ? (
          <>
            <Spinner />
            <span role="status" className="sr-only">
              {m.layout_language_busy()}
            </span>
          </>
        ) : (
          <Pair here={here} />
        )}
      </button>
    </form>
  )
}

/** A form submitted by script leaves out the pressed button, so its value is added. */
function submitTo(form: HTMLFormElement, locale: string) {
  const pressed = form.ownerDocument.createElement('input')
  pressed.type = 'hidden'
  pressed.name = 'locale'
  pressed.value = locale
  form.append(pressed)
  form.submit()
}

const Pair = ({ here }: { here: string }) => (
  <span>
    <span className={here === 'vi' ? 'font-bold' : 'opacity-70'}>{m.layout_language_vi()}</span>/
    <span className={here === 'en' ? 'font-bold' : 'opacity-70'}>{m.layout_language_en()}</span>
  </span>
)
