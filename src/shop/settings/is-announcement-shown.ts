import type { ShopSettings } from './settings.ts'

type AnnouncementPeriod = Pick<ShopSettings, 'promiseFrom' | 'promiseUntil'>

/** Whether the announcement bar is shown at this moment. */
export const isAnnouncementShown = ({ promiseFrom, promiseUntil }: AnnouncementPeriod, at: Date) =>
  !(promiseFrom && at < new Date(promiseFrom)) && !(promiseUntil && at >= new Date(promiseUntil))
