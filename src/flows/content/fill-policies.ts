import type { Locale } from '#kit/localized.ts'
import type { Rules } from '#shop/checkout/find-rules.ts'
import type { Filling } from '#shop/content/documents/fill-blanks.ts'
import { shopFacts } from '#shop/content/policies/shop-facts.ts'
import { cancelTerms } from '../orders/cancel-terms.ts'
import { ratesTable } from './rates-table.ts'

/** What policies say of this shop, by the rules that quotes go by: a text cannot promise what the software does not do. */
export const fillPolicies = (rules: Pick<Rules, 'settings' | 'zones' | 'rates'>, locale: Locale): Filling => ({
  facts: { ...shopFacts(rules.settings, locale), cancelTerms: { text: cancelTerms(locale) } },
  parts: { 'shipping-rates': ratesTable(rules, locale) },
})
