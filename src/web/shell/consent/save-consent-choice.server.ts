import type { Db } from '#platform/postgres/db.server.ts'
import { forgetVisitor } from '#shop/analytics/forget-visitor.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ConsentChoice } from './consent-choice.ts'
import { consentCookies } from './visitor-cookie.server.ts'

/** The cookies that keep the answer about being followed. On a no, the data stored under the visitor's mark is deleted too. */
export async function saveConsentChoice(db: Db, request: Request, choice: ConsentChoice): Promise<string[]> {
  const { analyticsFunnel } = await findSettings(db)
  const { set, gone } = consentCookies(request.headers.get('cookie'), choice, analyticsFunnel)
  if (gone) await forgetVisitor(db, gone)
  return set
}
