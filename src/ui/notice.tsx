import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  info: { box: 'bg-accent-soft', mark: 'text-accent', Icon: Info },
  success: { box: 'bg-green-soft', mark: 'text-green', Icon: CircleCheck },
  warning: { box: 'bg-brass-soft', mark: 'text-amber', Icon: TriangleAlert },
  error: { box: 'bg-red-soft', mark: 'text-red', Icon: CircleAlert },
}

type Props = {
  tone?: keyof typeof tones
  title?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** Errors interrupt a screen reader (alert); everything else waits its turn (status). */
export function Notice({ tone = 'info', title, action, className, children }: Props) {
  const { box, mark, Icon } = tones[tone]
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md px-4 py-3.5 text-[0.9375rem] leading-normal', box, className)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.9} className={cx('mt-px shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-[620] text-ink">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
