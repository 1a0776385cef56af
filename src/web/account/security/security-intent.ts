/** What can be asked for on the page, as its forms say it. */
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

/** What the page says after a form that left nothing more to show. */
const securityOutcomes = ['ended', 'ended-others', 'password', 'address', 'stopped'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

export type TwoFactorSecret = { path: string; size: number; secret: string; uri: string }

/** What an action answers: which form, what to mend, or what is shown once. Never what was typed into a password field. */
export type SecurityAnswer = {
  intent: SecurityIntent
  errors?: Record<string, string>
  refusal?: string
  values?: Record<string, string>
  setup?: TwoFactorSecret
  codes?: string[]
}
