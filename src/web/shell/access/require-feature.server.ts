import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import type { Feature } from '#shop/settings/features.ts'
import { findSettings } from '#shop/settings/queries.ts'

/** A door of what is switched off is no door: it answers like any address that leads nowhere. */
export async function requireFeature(feature: Feature) {
  if ((await findSettings(db)).featuresOff.includes(feature)) throw data(null, { status: 404 })
}
