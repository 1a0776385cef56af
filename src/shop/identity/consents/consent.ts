/** One purpose, one choice (Law 91/2025/QH15, docs/reference/vietnam.md 3.5): never bundled, never pre-ticked. */
export const consentPurposes = ['terms', 'privacy', 'child', 'marketing-mail', 'reminders', 'analytics'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Version of the texts that a consent refers to: the day of their last change. */
export const consentTextVersion = '2026-11-24'
