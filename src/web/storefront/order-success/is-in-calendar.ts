import type { PlacedView } from '#web/shell/order/view-placed.server.ts'

/** Whether the buyer has a day to keep: to come to the shop, or to have the skates back from the workshop. */
export const isInCalendar = ({ from, isPickup, work }: Pick<PlacedView, 'from' | 'isPickup' | 'work'>) =>
  Boolean(from) && (isPickup || Boolean(work))
