import { sql } from 'drizzle-orm'
import type { Offer } from './offer.ts'
import { promotionBuyers, promotionCodes, promotions } from './schema.ts'

export type OfferQuery = { codes: readonly string[]; names: readonly string[]; at: Date }

const codesParam = sql`${sql.placeholder('codes')}::text[]`
const moment = sql`${sql.placeholder('at')}::timestamptz`
/**
 * Automatic promotions of this moment, and those whose codes were entered, as one JSON list: a part of a larger query with the parameters `codes`,
 * `names` and `at` (ISO).
 */
export const offersJson = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'byCode', p.by_code, 'effect', p.effect, 'scope', p.scope,
      'minSubtotal', p.min_subtotal, 'skipsSale', p.skips_sale, 'firstOrder', p.first_order, 'combines', p.combines, 'maxUses', p.max_uses,
      'maxPerPerson', p.max_per_person, 'startsAt', p.starts_at, 'endsAt', p.ends_at, 'code', c.code, 'codeMaxUses', c.max_uses, 'hasOrdered', null,
      'isUsedUp', coalesce(p.used >= p.max_uses, false) or coalesce(c.used >= c.max_uses, false),
      'usedByBuyer', (select coalesce(max(b.used), 0) from ${promotionBuyers} b where b.promotion_id = p.id and b.who = any(${sql.placeholder('names')}::text[])))), '[]')
    from ${promotions} p left join ${promotionCodes} c on p.by_code and c.promotion_id = p.id and c.code = any(${codesParam})
    where c.code is not null or (not p.by_code and (p.starts_at is null or p.starts_at <= ${moment}) and (p.ends_at is null or p.ends_at > ${moment})))`

export type OfferRow = Omit<Offer, 'startsAt' | 'endsAt'> & { startsAt: string | null; endsAt: string | null }

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

export const readOffers = (rows: OfferRow[]): Offer[] =>
  rows.map((row) => ({ ...row, startsAt: momentOf(row.startsAt), endsAt: momentOf(row.endsAt) }))
