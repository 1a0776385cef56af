import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type RefObject } from 'react'
import { useNavigation } from 'react-router'

/** Fields that change the prices. Delivery sends the form by itself (order-delivery-fields.tsx). */
const pricing = /^(?:quantity|work|agreed):|^(?:discount|code)$/
/** Half a code is no code: these wait longer, or until the field is left. */
const whole = /^(?:discount|code)$/
const pauseMs = 700
const longPauseMs = 1500

/**
 * Sends the form by itself when a field that changes the prices was changed. Until the answer, or until the request failed, the shown
 * total is stale, and the order cannot be placed.
 */
export function useRecalculation(form: RefObject<HTMLFormElement | null>, stamp: string) {
  const [staleStamp, setStaleStamp] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStale = staleStamp === stamp
  const isPending = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isPending.current = state !== 'idle'
    const isWaiting = timer.current !== undefined
    setStaleStamp((stale) => staleStampAt(stale, { isPending: isPending.current, isWaiting }))
  }, [state])
  useEffect(() => () => stopTimer(timer), [stamp])
  const send = () => {
    stopTimer(timer)
    // It would cut off what a button asked for, such as one more product.
    if (isPending.current) timer.current = setTimeout(send, pauseMs)
    else form.current?.requestSubmit()
  }
  return {
    isStale,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name } = target as unknown as HTMLInputElement
      if (!pricing.test(name)) return
      setStaleStamp(stamp)
      stopTimer(timer)
      timer.current = setTimeout(send, whole.test(name) ? longPauseMs : pauseMs)
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const { name } = target as unknown as HTMLInputElement
      // A button that is pressed sends the form anyway.
      if (isStale && pricing.test(name) && !isAnswered(relatedTarget)) send()
    },
  }
}

/**
 * The stamp whose total is stale. A request that ended without a new stamp failed: the button works again, since the server compares the seen
 * total before it places an order. A request that still waits for its pause keeps the total stale.
 */
export const staleStampAt = (stale: string | undefined, request: { isPending: boolean; isWaiting: boolean }) =>
  request.isPending || request.isWaiting ? stale : undefined

function stopTimer(timer: RefObject<ReturnType<typeof setTimeout> | undefined>) {
  clearTimeout(timer.current)
  timer.current = undefined
}

const isAnswered = (next: EventTarget | null) =>
  next instanceof HTMLButtonElement && next.type === 'submit' && next.value !== 'place'
