/** The policies of an order, by their keys, which are their addresses. An order refers to the version of its day. */
export const policyKeys = ['terms', 'returns', 'warranty', 'shipping', 'payment', 'complaints', 'privacy'] as const
export type PolicyKey = (typeof policyKeys)[number]

/** Ids of held texts, of the policies that the shop has published. */
export type HeldPolicies = Partial<Record<PolicyKey, string>>
