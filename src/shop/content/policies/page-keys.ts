import { policyKeys } from './policy.ts'

/** Pages about the shop that no law requires. */
export const infoPageKeys = ['about', 'careers', 'contact', 'support', 'size-guide', 'sitemap'] as const

/** The shop's own pages by their keys, which are their addresses. Each is shown once it is published. */
export const pageKeys = [...policyKeys, 'cookies', ...infoPageKeys] as const
