import { securitySwitches } from '#platform/limits/security-switches.server.ts'

const [enforced, reported] = ['content-security-policy', 'content-security-policy-report-only']

/** A page's headers with its policy under the name that holds now: while it is switched off, browsers only report. Kept pages keep the one name, so that the switch needs no new render. */
export function namedPolicy(headers: Record<string, string>): Record<string, string> {
  const { [enforced]: policy, ...rest } = headers
  if (securitySwitches.enforcesPolicy || policy === undefined) return headers
  return { ...rest, [reported]: policy }
}

/** A page that a browser holds with its old policy must not be called the same. */
export const namedTag = (etag: string) => (securitySwitches.enforcesPolicy ? etag : etag.replace(/"$/, '.r"'))
