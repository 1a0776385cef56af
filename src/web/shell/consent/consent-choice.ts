/** The visitor's answer about being followed from page to page. Not HttpOnly: the banner and the form on /cookies read it. */
export const consentCookie = 'luot_consent'
export const consentSeconds = 180 * 24 * 3600

export const consentChoices = ['yes', 'no'] as const
export type ConsentChoice = (typeof consentChoices)[number]

/** Reads the answer from a cookie header or document.cookie; undefined when there is none, which counts as no. */
export function choiceIn(cookies: string | null | undefined): ConsentChoice | undefined {
  const all = (cookies ?? '').split(/;\s*/)
  // The prefixed cookie of live mode is read first, since a neighbouring host cannot write it.
  const own = [`__Host-${consentCookie}=`, `${consentCookie}=`]
    .map((start) => all.find((pair) => pair.startsWith(start)))
    .find((pair) => pair !== undefined)
  const value = /=(yes|no)$/.exec(own ?? '')?.[1]
  return value as ConsentChoice | undefined
}
