import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'
import { m } from '#words/messages.js'

type Said = { title: string; text: string }

/** Each purpose by itself, in plain words. */
export const consentWords = (): Record<ConsentPurpose, Said> => ({
  'marketing-mail': { title: m.profile_consent_marketing(), text: m.profile_consent_marketing_text() },
  reminders: { title: m.profile_consent_reminders(), text: m.profile_consent_reminders_text() },
  analytics: { title: m.profile_consent_analytics(), text: m.profile_consent_analytics_text() },
  child: { title: m.profile_consent_child(), text: m.profile_consent_child_text() },
  terms: { title: m.profile_consent_terms(), text: m.profile_consent_terms_text() },
  privacy: { title: m.profile_consent_privacy(), text: m.profile_consent_privacy_text() },
})

/** Given and taken back here with one press. */
export const freePurposes = ['marketing-mail', 'reminders', 'analytics'] as const
