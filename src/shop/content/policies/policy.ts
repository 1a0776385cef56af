/** The texts by which an order goes, by their keys, which are their addresses. Orders keep the version of their day. */
export const policyKeys = ['terms', 'returns', 'warranty', 'shipping', 'payment', 'complaints', 'privacy'] as const
export type PolicyKey = (typeof policyKeys)[number]

/** Ids of held texts. A shop that has not published one of them holds the others. */
export type HeldPolicies = Partial<Record<PolicyKey, string>>
