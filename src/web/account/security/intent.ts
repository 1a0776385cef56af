/** What can be asked for on the page, as its forms say it. */
export const intents = ['end', 'end-others', 'password', 'address', 'start', 'confirm', 'stop', 'codes'] as const
export type Intent = (typeof intents)[number]

/** What the page says after a form that left nothing more to show. */
export const outcomes = ['ended', 'ended-others', 'password', 'address', 'stopped'] as const
export type Outcome = (typeof outcomes)[number]

export type Setup = { path: string; size: number; secret: string; uri: string }

/** What an action answers: which form, what to mend, or what is shown once. Never what was typed into a password field. */
export type Answer = {
  intent: Intent
  errors?: Record<string, string>
  refusal?: string
  values?: Record<string, string>
  setup?: Setup
  codes?: string[]
}
