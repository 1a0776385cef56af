import { z } from 'zod'
import { momentField } from '#kit/typed-moment.ts'
import { typedMoment } from '#platform/forms/typed-moment.ts'
import { m } from '#words/messages.js'
import type { SettingsSection } from './settings-section.server.ts'
import { settingsText } from './typed-values.ts'
import { frontFields } from './settings-fields.ts'
import { localized, type Localized } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

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
    announcementFrom: typed.announcementFrom?.toISOString() ?? null,
    announcementUntil: typed.announcementUntil?.toISOString() ?? null,
    heroTitle: localized((locale) => typed[`heroTitle.${locale}`]),
    heroText: localized((locale) => typed[`heroText.${locale}`]),
  }))

/** A draft of the home page would bring back the old headline when it is published, so each text that changed here changes there too. */
function draftChanges(
  { heroTitle, heroText }: Partial<ShopSettings>,
  { homeDraft, ...saved }: ShopSettings,
): Partial<ShopSettings> {
  // The version of a form covers the same settings that it saves, so the draft is always among them.
  if (!homeDraft || !heroTitle || !heroText) return { homeDraft }
  const followed = (draft: Localized, typed: Localized, was: Localized) =>
    localized((locale) => (typed[locale] === was[locale] ? draft[locale] : typed[locale]))
  return {
    homeDraft: {
      ...homeDraft,
      heroTitle: followed(homeDraft.heroTitle, heroTitle, saved.heroTitle),
      heroText: followed(homeDraft.heroText, heroText, saved.heroText),
    },
  }
}

/** The announcement bar and the texts of the home page. */
export const frontSection: SettingsSection = {
  at: '/admin/settings/front',
  keys: ['announcement', 'announcementLink', 'announcementFrom', 'announcementUntil', 'heroTitle', 'heroText'],
  form,
  copies: { keys: ['homeDraft'], changes: draftChanges },
  fields: ({ announcement, announcementLink, announcementFrom, announcementUntil, heroTitle, heroText }) => ({
    'announcement.vi': announcement.vi,
    'announcement.en': announcement.en,
    announcementLink,
    announcementFrom: momentField(announcementFrom),
    announcementUntil: momentField(announcementUntil),
    'heroTitle.vi': heroTitle.vi,
    'heroTitle.en': heroTitle.en,
    'heroText.vi': heroText.vi,
    'heroText.en': heroText.en,
  }),
}
