import { policyKeys } from './policy.ts'

/** Pages that tell of the shop, by no law but by need. */
export const infoPageKeys = ['about', 'careers', 'contact', 'support', 'size-guide', 'sitemap'] as const

/** The shop's own pages by their keys, which are their addresses. Each shows once its text is out. */
export const pageKeys = [...policyKeys, 'cookies', ...infoPageKeys] as const
