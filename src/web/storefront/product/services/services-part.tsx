import { CircleAlert } from 'lucide-react'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { ServiceOffers } from './find-offers.server.ts'
import { agreementErrorId } from '#web/parts/product/read-services.ts'
import { ServicesChoice } from './services-choice.tsx'

/** `goods`: the price without services; undefined until a variant is chosen. */
type Props = { offers: ServiceOffers; wasSubmitted: boolean; total: number; goods: number | undefined }

/** The choice of services, what is still missing, and what it comes to. */
export const ServicesPart = ({ offers: { offers, words }, wasSubmitted, total, goods }: Props) => (
  <div className="group/all mt-6">
    <ServicesChoice offers={offers} words={words} />
    <p
      id={agreementErrorId}
      aria-live="polite"
      className="type-small mt-1.5 hidden scroll-mt-16 scroll-mb-44 gap-2 text-red group-has-[[name=service]:checked]/all:group-has-[[name=final]:not(:checked)]/all:flex"
    >
      {wasSubmitted && (
        <>
          <CircleAlert aria-hidden size={17} strokeWidth={2} className="mt-0.5 shrink-0" />
          <span>{words.finalMissing}</span>
        </>
      )}
    </p>
    <div aria-live="polite" className="empty:hidden">
      {total > 0 && <Total total={total} goods={goods} />}
    </div>
  </div>
)

/** The price with services, and a second button, since the first is out of view here. */
const Total = ({ total, goods }: Pick<Props, 'total' | 'goods'>) => (
  <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <p className="num">
      <span className="type-fine block text-muted">
        {goods === undefined
          ? m.product_work_only({ work: dong(total) })
          : m.product_work_sum({ goods: dong(goods), work: dong(total) })}
      </span>
      {goods !== undefined && <b className="type-price block text-ink">{dong(goods + total)}</b>}
    </p>
    <Button type="submit" variant="outline" size="sm" className="max-md:hidden">
      {m.product_add()}
    </Button>
  </div>
)
