import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { ConsentButtons } from './consent-buttons.tsx'
import { choiceIn } from './consent-choice.ts'

/** Asks once, only where the merchant switched on something that needs the answer. Never in the way: the page behind it stays usable, and no answer counts as no. */
export default function ConsentBanner() {
  const isHydrated = useHydrated()
  const [isAnswered, setAnswered] = useState(false)
  const banner = useRef<HTMLElement>(null)
  if (!isHydrated || isAnswered || choiceIn(document.cookie)) return null
  const close = () => {
    // The pressed button vanishes with the banner; whoever has gone on elsewhere stays there.
    if (banner.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    setAnswered(true)
  }
  return (
    <section
      ref={banner}
      aria-label={m.cookie_banner()}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-4 py-4 shadow-sh2 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="mx-auto flex max-w-5xl flex-col gap-3 md:flex-row md:items-center md:gap-8">
        <p className="flex-1 text-[0.9375rem]">
          {m.cookie_question()}{' '}
          <Link to="/cookies" className="link inline-block py-1">
            {m.cookie_more()}
          </Link>
        </p>
        <ConsentButtons onChoose={close} className="md:w-80" />
      </div>
    </section>
  )
}
