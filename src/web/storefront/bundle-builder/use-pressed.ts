import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What was pressed since the last answer. An answer to an earlier press that is drawn while a later one is under way takes nothing away: the address of
 * the next press is made of these, and would lack the later one.
 */
export function usePressed<Choice extends object>(answer: unknown, isBusy: boolean) {
  const [pressed, setPressed] = useState({} as Choice)
  const [answered, setAnswered] = useState(answer)
  if (answered !== answer && !isBusy) {
    setAnswered(answer)
    setPressed({} as Choice)
  }
  const press = (change: Choice) => setPressed((before) => ({ ...before, ...change }))
  return { pressed, press, isAnswered: Object.keys(pressed).length === 0 }
}

/** Puts the form once all that was pressed is answered: what is drawn until then, with its price, is the choice before. */
export function useOnceAnswered(isAnswered: boolean, put: (form: HTMLFormElement) => void) {
  const [waiting, setWaiting] = useState<HTMLFormElement>()
  const putChosen = useEffectEvent(put)
  useEffect(() => {
    if (!waiting || !isAnswered) return
    setWaiting(undefined)
    putChosen(waiting)
  }, [waiting, isAnswered])
  return (form: HTMLFormElement) => setWaiting(form)
}
