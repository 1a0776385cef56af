import { useHref } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { consentChoices, type ConsentChoice } from './consent-choice.ts'

const labels: Record<ConsentChoice, () => string> = { yes: m.cookie_accept, no: m.cookie_refuse }

type Props = { onChoose: (choice: ConsentChoice) => void; className?: string }

/** Two buttons of one look and one width: neither answer is made easier. A plain form before scripts arrive. */
export function ConsentButtons({ onChoose, className = '' }: Props) {
  const next = useHref('/cookies')
  const send = (event: React.SubmitEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const choice = pressed?.value as ConsentChoice | undefined
    if (!choice) return
    event.preventDefault()
    void save(choice, next).then((isSaved) =>
      isSaved ? onChoose(choice) : void toast(m.cookie_failed(), { tone: 'error' }),
    )
  }
  return (
    <form method="post" action="/api/consent" onSubmit={send} className={`grid grid-cols-2 gap-3 ${className}`}>
      <input type="hidden" name="next" value={next} />
      {consentChoices.map((choice) => (
        <button key={choice} name="choice" value={choice} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {labels[choice]()}
        </button>
      ))}
    </form>
  )
}

async function save(choice: ConsentChoice, next: string) {
  const body = new URLSearchParams({ choice, next })
  const answered = await fetch('/api/consent', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
  return answered?.type === 'opaqueredirect'
}
