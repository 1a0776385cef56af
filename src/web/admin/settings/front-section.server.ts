import { z } from 'zod'
import { m } from '#words/messages.js'
import type { SettingsSection } from './settings-section.server.ts'
import { inField, settingsText, typedMoment } from './typed-values.ts'
import { frontFields } from './settings-fields.ts'
import { localized } from '#kit/localized.ts'

/** A path of this shop or an https address; `//` is refused because it leads to another site. */
const link = settingsText(frontFields.announcementLink).refine(
  (typed) => typed === '' || /^(\/(?![/\\])|https:\/\/)\S*$/.test(typed),
  {
    error: () => m.settings_error_path(),
  },
)

const form = z
  .object({
    'announcement.vi': settingsText(frontFields.announcement),
    'announcement.en': settingsText(frontFields.announcement),
    announcementLink: link,
    announcementFrom: typedMoment('from'),
    announcementUntil: typedMoment('until'),
    'heroTitle.vi': settingsText(frontFields.heroTitle),
    'heroTitle.en': settingsText(frontFields.heroTitle),
    'heroText.vi': settingsText(frontFields.heroText),
    'heroText.en': settingsText(frontFields.heroText),
  })
  .refine(({ announcementFrom: from, announcementUntil: until }) => !from || !until || from < until, {
    path: ['announcementUntil'],
    error: () => m.promotion_error_order(),
  })
  .transform((typed) => ({
    announcement: localized((locale) => typed[`announcement.${locale}`]),
    announcementLink: typed.announcementLink,
    announcementFrom: typed.announcementFrom,
    announcementUntil: typed.announcementUntil,
    heroTitle: localized((locale) => typed[`heroTitle.${locale}`]),
    heroText: localized((locale) => typed[`heroText.${locale}`]),
  }))

/** The announcement bar and the texts of the home page. */
export const frontSection: SettingsSection = {
  at: '/admin/settings/front',
  keys: ['announcement', 'announcementLink', 'announcementFrom', 'announcementUntil', 'heroTitle', 'heroText'],
  form,
  fields: ({ announcement, announcementLink, announcementFrom, announcementUntil, heroTitle, heroText }) => ({
    'announcement.vi': announcement.vi,
    'announcement.en': announcement.en,
    announcementLink,
    announcementFrom: inField(announcementFrom),
    announcementUntil: inField(announcementUntil),
    'heroTitle.vi': heroTitle.vi,
    'heroTitle.en': heroTitle.en,
    'heroText.vi': heroText.vi,
    'heroText.en': heroText.en,
  }),
}
