import type { Locale } from '#kit/localized.ts'
import { policyKeys, type PolicyKey } from '#shop/content/policies/policy.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

const names: Record<PolicyKey, () => string> = {
  terms: () => m.policy_name_terms(),
  returns: () => m.policy_name_returns(),
  warranty: () => m.policy_name_warranty(),
  shipping: () => m.policy_name_shipping(),
  payment: () => m.policy_name_payment(),
  complaints: () => m.policy_name_complaints(),
  privacy: () => m.policy_name_privacy(),
}
const nameOf = (key: string) => policyKeys.find((one) => one === key) && names[key as PolicyKey]()

const languages: Record<Locale, () => string> = { vi: () => m.policy_held_in_vi(), en: () => m.policy_held_in_en() }

/** The name of a kept policy in the language of the page, and in which language its text is, if in another. */
export const heldPolicyWords = ({ key, title, written }: { key: string; title: string; written: Locale }) =>
  written === getLocale()
    ? { name: title, language: undefined }
    : { name: nameOf(key) ?? title, language: languages[written]() }
