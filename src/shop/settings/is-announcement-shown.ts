import type { ShopSettings } from './settings.ts'

type AnnouncementPeriod = Pick<ShopSettings, 'announcementFrom' | 'announcementUntil'>

/** Whether the announcement bar is shown at this moment. */
export const isAnnouncementShown = ({ announcementFrom, announcementUntil }: AnnouncementPeriod, at: Date) =>
  !(announcementFrom && at < new Date(announcementFrom)) && !(announcementUntil && at >= new Date(announcementUntil))
