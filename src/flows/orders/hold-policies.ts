import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Rules } from '#shop/checkout/find-rules.ts'
import type { Filling } from '#shop/content/documents/fill-blanks.ts'
import { holdTexts } from '#shop/content/policies/hold-texts.ts'
import { policyKeys, type HeldPolicies } from '#shop/content/policies/policy.ts'
import { fillPolicies } from '../content/fill-policies.ts'

/** Which version of each policy an order placed now goes by, in its language; the versions are kept. */
export const holdPolicies = (db: Db, locale: Locale, rules: Rules): Promise<HeldPolicies> =>
  holdTexts(db, { keys: policyKeys, locale, filling: fillingOf(rules, locale) })

const known = new WeakMap<Rules['settings'], Partial<Record<Locale, Filling>>>()

/** Rules that did not change come with the same settings (find-rules.ts), and fill the same. */
function fillingOf(rules: Rules, locale: Locale) {
  const fillings = known.get(rules.settings) ?? {}
  known.set(rules.settings, fillings)
  return (fillings[locale] ??= fillPolicies(rules, locale))
}
