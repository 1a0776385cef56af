import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Rules } from '#shop/checkout/find-rules.ts'
import type { Filling } from '#shop/content/documents/fill-blanks.ts'
import { holdTexts } from '#shop/content/policies/hold-texts.ts'
import { policyKeys, type HeldPolicies } from '#shop/content/policies/policy.ts'
import { fillPolicies } from './fill-policies.ts'

/** Stores the version of each policy that an order placed now goes by, in the order's language. */
export const holdPolicies = (db: Db, locale: Locale, rules: Rules): Promise<HeldPolicies> =>
  holdTexts(db, { keys: policyKeys, locale, filling: fillingOf(rules, locale) })

const fillingsCache = new WeakMap<Rules['settings'], Partial<Record<Locale, Filling>>>()

/** Caches the filling by settings: rules that did not change share one settings object (find-rules.ts). */
function fillingOf(rules: Rules, locale: Locale) {
  const cached = fillingsCache.get(rules.settings) ?? {}
  fillingsCache.set(rules.settings, cached)
  return (cached[locale] ??= fillPolicies(rules, locale))
}
