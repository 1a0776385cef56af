import { useEffect, useRef, useState } from 'react'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { readLineKey } from '#shop/cart/line-key.ts'

const addedMs = 2000

/** Puts a bundle into the browser's cart in place of the one that is being changed: first the one that the address names, then the one put last. */
export function usePutBundle(named: string | undefined) {
  const { items, add, remove, setOpen } = useCart()
  const [replaced, setReplaced] = useState({ named, mark: named })
  if (replaced.named !== named) setReplaced({ named, mark: named })
  const [isAdded, setAdded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function put(lines: Omit<CartItem, 'quantity'>[]) {
    const old = items.filter(({ id }) => replaced.mark && bundleMarkIn(readLineKey(id)) === replaced.mark)
    for (const { id } of old) remove(id)
    for (const line of lines) add({ ...line, quantity: old[0]?.quantity ?? 1 })
    // Pressed again after another choice, the button would else put a second bundle beside this one.
    if (named) setReplaced({ named, mark: bundleMarkIn(readLineKey(lines[0]!.id)) })
    setOpen(true)
    setAdded(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAdded(false), addedMs)
  }
  return { put, isAdded }
}
