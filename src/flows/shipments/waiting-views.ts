/** What a packed parcel waits for: its waybill, the carrier, or its buyer. */
export const waitingViews = ['unbooked', 'booked', 'pickup'] as const
export type WaitingView = (typeof waitingViews)[number]
