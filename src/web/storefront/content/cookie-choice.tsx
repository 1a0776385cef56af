import { useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'
import { choiceIn, type ConsentChoice } from '#web/shell/consent/consent-choice.ts'
import { ConsentButtons } from '#web/shell/consent/consent-buttons.tsx'
import { m } from '#words/messages.js'

/** The answer can be changed here at any time. The page is the same for everyone, so a script shows the choice; without scripts the anchor of the redirect does. */
export function CookieChoice({ isAsked }: { isAsked: boolean }) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ConsentChoice>()
  if (!isAsked) return <p className={box}>{m.cookie_nothing_to_choose()}</p>
  const now = isHydrated ? (chosen ?? choiceIn(document.cookie)) : undefined
  return (
    <div className={box}>
      <p className="font-semibold text-ink">{m.cookie_question()}</p>
      <p id="chosen-yes" className="mt-2 hidden target:block">
        {m.cookie_chosen_yes()}
      </p>
      <p id="chosen-no" className="mt-2 hidden target:block">
        {m.cookie_chosen_no()}
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {isHydrated &&
          (now === 'yes' ? m.cookie_chosen_yes() : now === 'no' ? m.cookie_chosen_no() : m.cookie_chosen_none())}
      </p>
      <ConsentButtons onChoose={setChosen} className="mt-4 max-w-80" />
    </div>
  )
}

const box = 'mt-6 rounded-md bg-accent-soft px-5 py-4'
