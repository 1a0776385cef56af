import { useEffect, useEffectEvent, useRef } from 'react'
import { pick } from '#kit/pick.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { readProvince, storeProvince } from '#web/parts/delivery/stored-province.ts'
import {
  readTypedCheckout,
  writeTypedCheckout,
  type SentAddress,
  type TypedCheckout,
} from '#web/shell/order/typed-checkout.ts'
import type { CheckoutBuyer } from './find-buyer.server.ts'
import type { Checkout } from './use-checkout.ts'

const textNames = [
  'phone',
  'name',
  'email',
  'street',
  'note',
  'inspect',
  'keepAddress',
  'company',
  'taxCode',
  'companyAddress',
]

type SentBuyer = Pick<CheckoutBuyer, 'chosen' | 'start'> & {
  addresses: Pick<CheckoutBuyer['addresses'][number], 'id' | 'fields'>[]
}
type Start = { buyer: CheckoutBuyer | undefined; isAnswered: boolean; key: string }

/**
 * Puts back what was typed before a reload or a way through other pages, and keeps what is typed now, in this tab. The province
 * is the one of product page and cart.
 */
export function useTypedCheckout(checkout: Checkout, { buyer, isAnswered, key }: Start) {
  const of = buyer?.email ?? ''
  const { items } = useCart()
  const { form, live, payment, setPayment, chosen, setChosen, isBusy } = checkout
  const isRestored = useRef(false)
  const restore = useEffectEvent((element: HTMLFormElement) => {
    const kept = isAnswered ? undefined : readTypedCheckout(of)
    const isOwn = kept?.of === of
    const typed = kept && isOwn && buyer ? withCorrectedAddress(kept, buyer) : kept
    if (typed) fillUntouched(element, typed.texts, isOwn)
    if (typed?.payment) setPayment(typed.payment)
    if (typed && isOwn) setChosen(typed.chosen)
    // A corrected address wins over the province that was chosen before.
    const province = typed === kept ? readProvince() : ''
    const start = isAnswered ? undefined : placeToStart(typed, live.place, { isOwn, province })
    if (start) live.choose(start)
  })
  const keep = useEffectEvent((element: HTMLFormElement) => {
    const texts = textsIn(new FormData(element))
    const sent = buyer && sentAddress(buyer, chosen)
    const placing = isBusy ? { key, lines: linesOf(items) } : readTypedCheckout(of)?.placing
    writeTypedCheckout({ of, texts, ...live.place, payment, chosen, sent, isSent: isBusy, placing })
  })
  const { method, province, ward } = live.place
  useEffect(() => {
    const element = document.getElementById(form.id)
    if (!(element instanceof HTMLFormElement)) return
    if (isRestored.current) {
      keep(element)
      if (province) storeProvince(province)
    } else restore(element)
    isRestored.current = true
  }, [form.id, method, province, ward, payment, chosen, isBusy])
  useEffect(() => {
    const element = document.getElementById(form.id)
    if (!(element instanceof HTMLFormElement)) return
    const typing = () => keep(element)
    element.addEventListener('input', typing)
    return () => element.removeEventListener('input', typing)
  }, [form.id])
}

const linesOf = (items: CartItem[]) => items.map((item) => pick(item, ['id', 'quantity']))

const textsIn = (data: FormData) => Object.fromEntries(textNames.map((name) => [name, String(data.get(name) ?? '')]))

/** What the server sends for the choice; under `other` the place is empty. */
function sentAddress({ start, addresses }: SentBuyer, chosen: string): SentAddress {
  const { name, phone } = start
  const saved = addresses.find(({ id }) => id === chosen)
  return { name, phone, ...(saved?.fields ?? { street: '', province: '', ward: '' }) }
}

const together = [
  ['name', 'phone'],
  ['street', 'province', 'ward'],
] as const

/** An address that was corrected since then, such as in the profile, is not replaced by what was kept of the old one. */
export function withCorrectedAddress(typed: TypedCheckout, buyer: SentBuyer): TypedCheckout {
  const isThere = typed.chosen === 'other' || buyer.addresses.some(({ id }) => id === typed.chosen)
  const chosen = isThere ? typed.chosen : buyer.chosen
  const now = sentAddress(buyer, chosen)
  const names = together.filter((some) => some.some((name) => now[name] !== typed.sent?.[name])).flat()
  if (!names.length) return typed
  const { province, ward, ...texts } = { ...pick(typed, ['province', 'ward']), ...pick(now, names) }
  return { ...typed, texts: { ...typed.texts, ...texts }, province, ward, chosen }
}

type Place = { method: string; province: string; ward: string }

/** The place with which checkout begins; nothing where it already shows it. The province chosen last wins, and a ward belongs to its province. */
export function placeToStart(
  typed: Pick<TypedCheckout, 'method' | 'province' | 'ward'> | undefined,
  shown: Place,
  { isOwn, province }: { isOwn: boolean; province: string },
): Place | undefined {
  const isFilled = shown.province !== '' && !(typed && isOwn)
  const kept = isFilled ? shown : { ...shown, province: typed?.province ?? '', ward: typed?.ward ?? '' }
  const chosen = isFilled || !province || province === kept.province ? kept : { ...kept, province, ward: '' }
  const start = { ...chosen, method: typed?.method ?? shown.method }
  const isShown = start.province === shown.province && start.ward === shown.ward && start.method === shown.method
  return isShown ? undefined : start
}

/** What was typed or filled in before scripts arrived stays; a value that came with the page gives way to what its own reader typed. */
function fillUntouched(form: HTMLFormElement, texts: Record<string, string>, isOwn: boolean) {
  for (const name of textNames) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const text = texts[name] ?? ''
    if (field.type === 'checkbox') {
      if (text && !(field as HTMLInputElement).checked) field.click()
    } else if (field.value === field.defaultValue && field.value !== text && (isOwn || !field.value)) {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      if (text) field.closest('details')?.setAttribute('open', '')
    }
  }
}
