/** Intents of the forms on the page. */
export const securityIntents = [
  'end',
  'end-others',
  'password',
  'address',
  'start',
  'confirm',
  'stop',
  'codes',
] as const
export type SecurityIntent = (typeof securityIntents)[number]

/** Success messages of the page, for forms that show nothing else. */
const securityOutcomes = ['ended', 'ended-others', 'password', 'address', 'stopped'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

export type TwoFactorSecret = { path: string; size: number; secret: string; uri: string }

/** The answer of an action: the form with its errors, or values that are shown once. It never contains a typed password. */
export type SecurityAnswer = {
  intent: SecurityIntent
  errors?: Record<string, string>
  refusal?: string
  values?: Record<string, string>
  setup?: TwoFactorSecret
  codes?: string[]
}
