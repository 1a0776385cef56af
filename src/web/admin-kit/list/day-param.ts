import { z } from 'zod'

const day = z.iso.date().nullable().catch(null)

/** A day (`2026-11-29`) in a query parameter; anything else does not filter. */
export const dayParam = (params: URLSearchParams, name: string) => day.parse(params.get(name) || null)
