import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'
import { agreementFieldName } from '#web/parts/product/read-services.ts'
import { m } from '#words/messages.js'
import { useOnceAnswered, usePressed } from '../use-pressed.ts'
import { usePutBundle } from '../use-put-bundle.ts'
import type { ReadyBundleView } from './find-ready-bundle.server.ts'

/** The choice in the address plus the latest presses; every change is a new address, which the server answers. */
export function useReadyForm(view: ReadyBundleView) {
  const navigate = useNavigate()
  const isBusy = useNavigation().state !== 'idle'
  const { pressed, press, isAnswered } = usePressed<Record<string, string>>(view, isBusy)
  const { add: addDrawn, setError, ...adding } = useAddReady(view)
  const addOnceAnswered = useOnceAnswered({ isAnswered, isBusy }, addDrawn)
  const choice: Record<string, string> = { ...chosenFields(view), ...pressed }

  function choose(change: Record<string, string>) {
    press(change)
    setError(undefined)
    const fields = Object.entries({ ...choice, ...change }).filter(([, value]) => value)
    void navigate(`${readyBundleAddress(view.slug)}?${new URLSearchParams(fields)}`, {
      replace: true,
      preventScrollReset: true,
    })
  }

  function add(form: HTMLFormElement) {
    // Another address, such as the leap to the summary, may have cut the answer off.
    if (!isAnswered && !isBusy) choose({})
    addOnceAnswered(form)
  }
  return { choice, choose, isBusy, add, ...adding }
}
export type ReadyForm = ReturnType<typeof useReadyForm>

/** The choices of a ready bundle as fields of address and form: `skate` is a product, `skate.size` one of its options. */
function chosenFields({ parts, works, replaces }: ReadyBundleView): Record<string, string> {
  const hollow = works.find(({ type }) => type === 'sharpening')?.hollow
  return {
    ...Object.fromEntries(
      parts.flatMap(({ role, slug, choice }) => [
        [role, slug],
        ...Object.entries(choice).flatMap(([key, value]) => (value ? [[`${role}.${key}`, value]] : [])),
      ]),
    ),
    ...(hollow && { hollow }),
    ...(works.some(({ isOptional, isChosen }) => isOptional && isChosen) && { moulding: 'on' }),
    ...(replaces && { replaces }),
  }
}

/** Puts the bundle into the cart, or leads to the first open choice. */
function useAddReady({ quote, parts, works, replaces }: ReadyBundleView) {
  const [error, setError] = useState<string>()
  const { put, isAdded } = usePutBundle(replaces)

  function add(form: HTMLFormElement) {
    if (!quote?.mayBuy) {
      setError(quote ? m.bundle_not_ready() : m.bundle_part_missing())
      const open = parts.find(({ missing, isSoldOut }) => missing || isSoldOut)
      return document.getElementById(open?.role ?? 'set')?.focus()
    }
    const agree = form.querySelector<HTMLInputElement>(`[name=${agreementFieldName}]`)
    if (works.length && !agree?.checked) {
      setError(m.bundle_final_missing())
      return agree?.focus()
    }
    setError(undefined)
    const agreed = works.length ? { finalSince: new Date().toISOString() } : {}
    put(quote.items.map((item) => ({ ...item, ...agreed })))
  }
  return { add, error, setError, isAdded }
}
