import type { ShopSettings } from './settings.ts'

type Asked = Pick<ShopSettings, 'promiseFrom' | 'promiseUntil'>

/** Whether the announcement bar is shown at this moment. */
export const isAnnouncementShown = ({ promiseFrom, promiseUntil }: Asked, at: Date) =>
  !(promiseFrom && at < new Date(promiseFrom)) && !(promiseUntil && at >= new Date(promiseUntil))
