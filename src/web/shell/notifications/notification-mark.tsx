import { Bell, CreditCard, Package, Tag } from 'lucide-react'
import type { NotificationType } from '#shop/notifications/bell/notification.ts'

const icons: Partial<Record<NotificationType, typeof Bell>> = {
  order_update: Package,
  payment: CreditCard,
  promotion: Tag,
}

/** The icon of the type, with a dot while unread. Hidden from screen readers, since the words beside it say both. */
export function NotificationMark({ type, isRead }: { type: NotificationType; isRead: boolean }) {
  const Icon = icons[type] ?? Bell
  return (
    <span className="relative mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink">
      <Icon size={18} strokeWidth={1.7} aria-hidden />
      {!isRead && (
        <span aria-hidden className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-red" />
      )}
    </span>
  )
}
