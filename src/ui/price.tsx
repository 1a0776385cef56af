import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = {
  now: string
  was?: string
  nowWords?: string
  wasWords?: string
  /** by how much it is less, as `−12 %` */
  off?: string
  sale?: boolean
  large?: boolean
  className?: string
}

/** A price and, struck through, the earlier one. Some screen readers ignore the strike-through, so `nowWords` and `wasWords` name the two prices. */
export function PriceText({ now, was, nowWords, wasWords, off, sale = Boolean(was), large = false, className }: Props) {
  return (
    <span
      className={cx(
        'flex flex-wrap items-baseline gap-x-2.5 whitespace-nowrap',
        large ? 'type-price-large' : 'type-price',
        className,
      )}
    >
      <span className={sale ? 'text-red' : 'text-ink'}>
        {nowWords && <VisuallyHidden>{nowWords} </VisuallyHidden>}
        {now}
      </span>
      {was && (
        <s
          className={cx(
            'font-[420] tracking-normal text-muted [font-stretch:100%]',
            large ? 'text-[1.05rem]' : 'text-[0.9rem]',
          )}
        >
          {wasWords && <VisuallyHidden>{wasWords} </VisuallyHidden>}
          {was}
        </s>
      )}
      {off && <b className="num type-fine font-semibold tracking-normal text-red [font-stretch:100%]">{off}</b>}
    </span>
  )
}
