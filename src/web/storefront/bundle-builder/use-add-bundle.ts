import { useEffect, useRef, useState } from 'react'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { readLineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { m } from '#words/messages.js'
import { agreementFieldName } from '#web/parts/product/read-services.ts'
import type { BundleView } from './find-bundle-view.server.ts'

const addedMs = 2000

/** Puts the set into the browser's cart, in the place of the one that is being changed. */
export function useAddBundle({ quote, asked, blades, boot }: BundleView) {
  const { items, add, remove, setOpen } = useCart()
  const [error, setError] = useState<string>()
  const [isAdded, setAdded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function addSet(form: HTMLFormElement) {
    if (!quote?.mayBuy) {
      setError(quote ? m.bundle_not_ready() : boot?.price ? m.bundle_next_blade() : m.bundle_next_boot_size())
      const step = !boot?.price || !blades ? 'boot' : quote ? 'set' : 'blade'
      return document.getElementById(step)?.focus()
    }
    const agree = form.querySelector<HTMLInputElement>(`[name=${agreementFieldName}]`)
    if (!agree?.checked) {
      setError(m.bundle_final_missing())
      return agree?.focus()
    }
    setError(undefined)
    const old = items.filter(({ id }) => asked.replaces && bundleMarkIn(readLineKey(id)) === asked.replaces)
    for (const { id } of old) remove(id)
    const finalSince = new Date().toISOString()
    for (const item of quote.items) add({ ...item, finalSince, quantity: old[0]?.quantity ?? 1 })
    setOpen(true)
    setAdded(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAdded(false), addedMs)
  }
  return { addSet, error, isAdded }
}
