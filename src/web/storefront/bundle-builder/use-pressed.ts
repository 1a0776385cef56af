import { useEffect, useEffectEvent, useRef, useState } from 'react'

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

type Answering = { isAnswered: boolean; isBusy: boolean }

/**
 * Puts the form once all that was pressed is answered: what is drawn until then, with its price, is the choice before. Where no answer comes (the
 * connection is lost, or another page was asked for), nothing is put: a later answer must not add what nobody asks for any more.
 */
export function useOnceAnswered({ isAnswered, isBusy }: Answering, put: (form: HTMLFormElement) => void) {
  const [waiting, setWaiting] = useState<HTMLFormElement>()
  const wasAsked = useRef(false)
  const putChosen = useEffectEvent(put)
  useEffect(() => {
    if (!waiting) return
    if (isBusy) wasAsked.current = true
    const isLost = wasAsked.current && !isBusy
    if (!isAnswered && !isLost) return
    wasAsked.current = false
    setWaiting(undefined)
    if (isAnswered) putChosen(waiting)
  }, [waiting, isAnswered, isBusy])
  return (form: HTMLFormElement) => setWaiting(form)
}
