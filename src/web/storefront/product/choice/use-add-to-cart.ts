import { useEffect, useRef, useState } from 'react'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { lineKey } from '#shop/cart/line-key.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { isOther, picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import type { ChosenWork } from '../services/use-services.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

/** How long the button shows “added”. */
const addedMs = 2000

/** Puts the chosen variant into the cart and opens it. */
export function useAddToCart({ id: productId, name, slug, pictures, inSet }: ProductView) {
  const { add, setOpen } = useCart()
  const [isAdded, setAdded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isAdded,
    add({ variant, choice, words }: Picker, { services, price: work, finalSince }: ChosenWork) {
      const { id, price, salePrice } = variant!
      const picture = picturesFor(pictures, choice).find(({ of }) => !isOther(of, choice))?.file ?? null
      add({
        id: lineKey({ variantId: id, services }),
        productId,
        price: price + work,
        ...(salePrice !== null && { salePrice: salePrice + work }),
        ...(finalSince && { finalSince }),
        name,
        slug,
        picture,
        choice: [words, inSet === 'boot' && m.product_bare()].filter(Boolean).join(' · '),
      })
      setOpen(true)
      setAdded(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setAdded(false), addedMs)
    },
  }
}
