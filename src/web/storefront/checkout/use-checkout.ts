import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { checkoutForm } from '#shop/checkout/form.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { looksLikePhone } from '#shop/identity/accounts/user-fields.ts'
import type { Route } from './+types/checkout-page.ts'
import { useLiveCheckout } from './use-live-checkout.ts'
import type { PaymentView } from './view-payments.server.ts'

type Pages = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

/** The form with what was typed, what is chosen in it, and the basket as the server prices it for that. */
export function useCheckout({ loaderData, actionData }: Pages) {
  const isBusy = useNavigation().formAction?.endsWith('/checkout') ?? false
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: checkoutForm(looksLikePhone) }),
    shouldRevalidate: 'onInput',
    defaultValue: { method: 'standard', ...loaderData.buyer?.start },
  })
  const start = {
    method: fields.method.initialValue ?? 'standard',
    province: fields.province.initialValue ?? '',
    ward: fields.ward.initialValue ?? '',
  }
  const live = useLiveCheckout(loaderData, actionData, { start, formId: form.id })
  const [wish, setPayment] = useState(fields.payment.initialValue)
  const isTakenOut = useTakenOut(actionData)
  const payments = closeWaitingMethods(live.view.payments, actionData?.held, { count: live.view.count, isTakenOut })
  const open = payments.filter(({ closed }) => closed === null)
  const payment = (open.find(({ method }) => method === wish) ?? open[0])?.method
  const [chosen, setChosen] = useState(actionData?.chosen ?? loaderData.buyer?.chosen ?? 'other')
  /** Fills the address fields; note, invoice and payment method stay as they are. */
  const pickSaved = (id: string, { province = '', ward = '', ...texts }: Record<string, string>) => {
    setChosen(id)
    const element = document.getElementById(form.id)
    if (element instanceof HTMLFormElement) fillFormFields(element, texts)
    live.choose({ province, ward })
  }
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages?.[0] ? [{ id: fields[name as keyof typeof fields]?.id ?? name, message: messages[0] }] : [],
  )
  return { form, fields, live, payments, payment, setPayment, chosen, setChosen, pickSaved, errors, isBusy }
}

/** The answer to an order that would hold too much: how many items it had, and why the ways that hold stock for long are closed. */
type StockHoldAnswer = { count: number; why: string }

/** These methods stay closed until something is removed from the cart, also after new quotes, so another one is chosen. */
export const closeWaitingMethods = (
  payments: PaymentView[],
  held: StockHoldAnswer | undefined,
  { count, isTakenOut }: { count: number; isTakenOut: boolean },
) =>
  !held || isTakenOut || count < held.count
    ? payments
    : payments.map((one) => (one.waits ? { ...one, closed: one.closed ?? held.why } : one))

/** Fills fields of a form with the events of typing, so that listeners notice. */
function fillFormFields(form: HTMLFormElement, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Whether this browser's cart is smaller than when the form was answered. */
function useTakenOut(answer: unknown) {
  const { itemCount } = useCart()
  const [then, setThen] = useState({ answer, itemCount })
  if (then.answer !== answer) setThen({ answer, itemCount })
  return then.answer === answer && itemCount < then.itemCount
}

export type Checkout = ReturnType<typeof useCheckout>
