import { useLayoutEffect, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useHref } from 'react-router'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import { readAnswers } from '#shop/catalogue/attributes/use-foot.ts'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { SizeAdviser } from '#web/parts/advisers/size-adviser.tsx'
import { sizeTypedIn } from '#web/parts/advisers/size-form.ts'

type Props = { isOpen: boolean; onClose: () => void; view: ProductView; picker: Picker }

export default function SizeDrawer({ isOpen, onClose, view, picker }: Props) {
  const { slug, line, discipline, variants } = view
  const action = useHref(`/product/${slug}/advice`)
  const choose = useChoose(picker)
  if (!discipline || !line) return null
  return createPortal(
    <Drawer open={isOpen} onClose={onClose} title={m.advice_title()} closeLabel={m.layout_close()}>
      <SizeAdviser
        boot={{ discipline, line, slug, variants, colour: picker.choice.colour }}
        start={sizeTypedIn(Object.entries(readAnswers()))}
        action={action}
        choose={(chosen) => (choose(chosen), onClose())}
      />
    </Drawer>,
    document.body,
  )
}

/** Sets several options one after the other, since each must see the choice that the one before left. */
function useChoose(picker: Picker) {
  const latest = useRef(picker)
  useLayoutEffect(() => void (latest.current = picker))
  return (chosen: Options) => {
    for (const [key, value] of Object.entries(chosen)) flushSync(() => latest.current.pick(key as OptionKey, value))
  }
}
