import type { Limit } from '#platform/limit.server.ts'

/** Opening a picture costs the machine more than any page. */
export const uploadLimit: Limit = { name: 'shop-picture', max: 300, seconds: 3600 }
