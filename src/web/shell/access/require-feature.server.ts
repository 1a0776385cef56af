import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import type { Feature } from '#shop/settings/features.ts'
import { findSettings } from '#shop/settings/queries.ts'

/** A route of a feature that is switched off answers 404, like an unknown address. */
export async function requireFeature(feature: Feature) {
  if ((await findSettings(db)).featuresOff.includes(feature)) throw data(null, { status: 404 })
}
