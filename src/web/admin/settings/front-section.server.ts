import { z } from 'zod'
import { m } from '#words/messages.js'
import type { SettingsSection } from './settings-section.server.ts'
import { inField, settingsText, typedMoment } from './typed-values.ts'
import { frontFields } from './settings-fields.ts'

/** A path of this shop or an https address; `//` is refused because it leads to another site. */
const link = settingsText(frontFields.promiseLink).refine(
  (typed) => typed === '' || /^(\/(?![/\\])|https:\/\/)\S*$/.test(typed),
  {
    error: () => m.settings_error_path(),
  },
)

const form = z
  .object({
    'promise.vi': settingsText(frontFields.promise),
    'promise.en': settingsText(frontFields.promise),
    promiseLink: link,
    promiseFrom: typedMoment('from'),
    promiseUntil: typedMoment('until'),
    'heroTitle.vi': settingsText(frontFields.heroTitle),
    'heroTitle.en': settingsText(frontFields.heroTitle),
    'heroText.vi': settingsText(frontFields.heroText),
    'heroText.en': settingsText(frontFields.heroText),
  })
  .refine(({ promiseFrom: from, promiseUntil: until }) => !from || !until || from < until, {
    path: ['promiseUntil'],
    error: () => m.promotion_error_order(),
  })
  .transform((typed) => ({
    promise: { vi: typed['promise.vi'], en: typed['promise.en'] },
    promiseLink: typed.promiseLink,
    promiseFrom: typed.promiseFrom,
    promiseUntil: typed.promiseUntil,
    heroTitle: { vi: typed['heroTitle.vi'], en: typed['heroTitle.en'] },
    heroText: { vi: typed['heroText.vi'], en: typed['heroText.en'] },
  }))

/** The announcement bar and the texts of the home page. */
export const frontSection: SettingsSection = {
  at: '/admin/settings/front',
  keys: ['promise', 'promiseLink', 'promiseFrom', 'promiseUntil', 'heroTitle', 'heroText'],
  form,
  fields: ({ promise: announcement, promiseLink, promiseFrom, promiseUntil, heroTitle, heroText }) => ({
    'promise.vi': announcement.vi,
    'promise.en': announcement.en,
    promiseLink,
    promiseFrom: inField(promiseFrom),
    promiseUntil: inField(promiseUntil),
    'heroTitle.vi': heroTitle.vi,
    'heroTitle.en': heroTitle.en,
    'heroText.vi': heroText.vi,
    'heroText.en': heroText.en,
  }),
}
