import { useEffect, useState, type RefObject } from 'react'
import { loadPart } from '#kit/load-part.ts'

const load = () => import('#shop/identity/passwords/is-guessable-password.ts')

/**
 * Whether the server would refuse this password as too easy to guess; undefined until that is known. The words come with the first character
 * typed; without them the server alone judges. Name and email of the form count too.
 */
export function useGuessable(password: string, place: RefObject<Element | null>) {
  const [answer, setAnswer] = useState<{ password: string; isGuessable: boolean }>()
  useEffect(() => {
    if (!password) return
    let isOver = false
    const own = ownWords(place.current?.closest('form'))
    const tell = (isGuessable: boolean) => isOver || setAnswer({ password, isGuessable })
    loadPart(load, 'isGuessablePassword').then(
      (part) => tell(part.isGuessablePassword(password, own)),
      () => tell(false),
    )
    return () => {
      isOver = true
    }
  }, [password, place])
  return answer?.password === password ? answer.isGuessable : undefined
}

function ownWords(form: HTMLFormElement | null | undefined) {
  const data = form ? new FormData(form) : undefined
  return ['name', 'email', 'username'].flatMap((name) => String(data?.get(name) ?? '') || [])
}
