import { Check, TicketPercent, TriangleAlert, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import type { DescribedPromotions } from '#shop/checkout/describe-promotions.ts'
import { couponFields } from '#shop/pricing/coupon-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { leadTo } from '#ui/fields/lead-to.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import type { CouponAnswer } from './change-coupons.server.ts'

type Props = {
  coupons: DescribedPromotions['coupons']
  /** The answer to a form that was sent without scripts. */
  answered?: CouponAnswer
  onChanged: () => void
}

/** The field for a promotion code and the cart's codes. It stands inside a form whose action handles it without scripts too. */
export function CouponBox({ coupons, answered, onChanged }: Props) {
  const isHydrated = useHydrated()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useNextFocus<HTMLDivElement>()
  const { refusal, typed, isBusy, change } = useCoupons(onChanged, answered)
  useEffect(() => {
    if (answered && field.current) field.current.value = answered.typed
  }, [answered])
  const submit = async () => {
    const isAccepted = await change('coupon', field.current?.value ?? '')
    if (isAccepted && field.current) field.current.value = ''
    leadTo(field.current, document.getElementById(`${id}-error`))
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  }
  return (
    <div ref={box} id="coupon" tabIndex={-1} className="outline-none">
      <p aria-hidden className="type-label mb-1.5 text-ink">
        {m.promotion_field()}
      </p>
      <div className="flex items-start gap-2.5">
        <Field id={id} label={m.promotion_field()} labelHidden error={refusal} className="min-w-0 flex-1">
          <TextInput
            {...inputOf(couponFields.coupon)}
            ref={field}
            defaultValue={typed}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onKeyDown={isHydrated ? onEnter : undefined}
          />
        </Field>
        <Button
          {...(isHydrated
            ? { type: 'button', onClick: () => void submit() }
            : { type: 'submit', name: 'intent', value: 'coupon' })}
          variant="outline"
          size="sm"
          className="min-h-12 shrink-0"
          busy={isBusy}
          busyText={m.promotion_apply()}
        >
          {m.promotion_apply()}
        </Button>
      </div>
      <div aria-live="polite">
        {coupons.length > 0 && (
          <ul className="mt-3 grid gap-2" aria-label={m.promotion_chips()}>
            {coupons.map((one) => (
              <Chip
                key={one.code}
                coupon={one}
                onDrop={isHydrated ? () => void change('uncoupon', one.code) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Sends a code to the server and calls `onChanged` when it changed the cart. */
function useCoupons(onChanged: () => void, answered: CouponAnswer | undefined) {
  const [own, setOwn] = useState<{ after: CouponAnswer | undefined; said: CouponAnswer }>()
  const [isBusy, setBusy] = useState(false)
  const href = useHref('/api/coupon')
  const change = async (name: 'coupon' | 'uncoupon', value: string) => {
    setBusy(true)
    const said = await postCoupon(href, { [name]: value, intent: 'coupon' }).catch(() => ({
      typed: value,
      refusal: m.promotion_failed(),
    }))
    // Painted at once, so that it can be scrolled to.
    flushSync(() => {
      setOwn({ after: answered, said })
      setBusy(false)
    })
    if (!said.refusal) onChanged()
    return !said.refusal
  }
  // A later answer to the page's form replaces the earlier one from here.
  const answer = own && own.after === answered ? own.said : answered
  return { refusal: answer?.refusal, typed: answer?.typed ?? '', isBusy, change }
}

async function postCoupon(href: string, fields: Record<string, string>): Promise<CouponAnswer> {
  const response = await fetch(href, { method: 'POST', body: new URLSearchParams(fields) })
  if (!response.ok && ![422, 429].includes(response.status)) throw new Error(String(response.status))
  return (await response.json()) as CouponAnswer
}

const marks = {
  applied: { Icon: Check, box: 'bg-green-soft', mark: 'text-green' },
  waiting: { Icon: TicketPercent, box: 'bg-accent-soft', mark: 'text-accent' },
  refused: { Icon: TriangleAlert, box: 'bg-brass-soft', mark: 'text-amber' },
}

function Chip({ coupon, onDrop }: { coupon: Props['coupons'][number]; onDrop: (() => void) | undefined }) {
  const { Icon, box, mark } = marks[coupon.state]
  return (
    <li
      data-coupon={coupon.state}
      data-item
      tabIndex={-1}
      className={`flex items-center gap-2.5 rounded-md py-1 pl-3 ${box}`}
    >
      <Icon aria-hidden size={18} className={`shrink-0 ${mark}`} />
      <span className="type-small min-w-0 flex-1 text-body">
        {coupon.state === 'refused' ? (
          coupon.text
        ) : (
          <>
            <b className="font-semibold text-ink">{coupon.code}</b> <span className="num">{coupon.text}</span>
          </>
        )}
      </span>
      <button
        {...(onDrop ? { type: 'button', onClick: onDrop } : { type: 'submit', name: 'uncoupon', value: coupon.code })}
        aria-label={m.promotion_drop({ code: coupon.code })}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  )
}
