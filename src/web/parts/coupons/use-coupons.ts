import { useState } from 'react'
import { useHref } from 'react-router'
import { m } from '#words/messages.js'
import type { CouponAnswer } from './change-coupons.server.ts'

/** Tells the server of a code and, when the cart changed by it, the page. */
export function useCoupons(onChanged: () => void, answered: CouponAnswer | undefined) {
  const [own, setOwn] = useState<{ after: CouponAnswer | undefined; said: CouponAnswer }>()
  const [isBusy, setBusy] = useState(false)
  const href = useHref('/api/coupon')
  const change = async (name: 'coupon' | 'uncoupon', value: string) => {
    setBusy(true)
    const said = await tell(href, { [name]: value, intent: 'coupon' }).catch(() => ({
      typed: value,
      refusal: m.promotion_failed(),
    }))
    setOwn({ after: answered, said })
    setBusy(false)
    if (!said.refusal) onChanged()
    return !said.refusal
  }
  // What the page was answered later counts more than what was said here before.
  const answer = own && own.after === answered ? own.said : answered
  return { refusal: answer?.refusal, typed: answer?.typed ?? '', isBusy, change }
}

async function tell(href: string, fields: Record<string, string>): Promise<CouponAnswer> {
  const response = await fetch(href, { method: 'POST', body: new URLSearchParams(fields) })
  if (!response.ok && response.status !== 422) throw new Error(String(response.status))
  return (await response.json()) as CouponAnswer
}
