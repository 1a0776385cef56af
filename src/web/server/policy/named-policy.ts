import { securitySwitches } from '#platform/limits/security-switches.server.ts'

const [enforced, reported] = ['content-security-policy', 'content-security-policy-report-only']

/** A page's headers with its policy under the current header name: report-only while enforcement is off. Cached pages store one name, so that the switch needs no new render. */
export function namedPolicy(headers: Record<string, string>): Record<string, string> {
  const { [enforced]: policy, ...rest } = headers
  if (securitySwitches.enforcesPolicy || policy === undefined) return headers
  return { ...rest, [reported]: policy }
}

/** The ETag differs by enforcement, so that a browser does not reuse a page with its old policy. */
export const namedTag = (etag: string) => (securitySwitches.enforcesPolicy ? etag : etag.replace(/"$/, '.r"'))
