import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidateViews, type WardCandidateView } from './find-ward-candidate-views.server.ts'

const code = /^(\d{2})-(\d{5})$/

/**
 * The help with old addresses where no scripts run: a press on one of the wards puts it into the form, a press on the search lists them. Both only look:
 * the form comes back with all that was typed.
 */
export async function lookUpOldAddress(db: Db, form: FormData): Promise<WardCandidateView[] | undefined> {
  const said = (name: string) => String(form.get(name) ?? '')
  const [, province, ward] = code.exec(said('pickWard')) ?? []
  if (province && ward) {
    form.set('province', province)
    form.set('ward', ward)
    form.set('intent', 'look')
    form.delete('oldAddress')
    return undefined
  }
  const text = said('oldAddress').trim()
  if (said('intent') !== 'look' || !text) return undefined
  return findWardCandidateViews(db, { text, province: /^\d{2}$/.test(said('province')) ? said('province') : undefined })
}
