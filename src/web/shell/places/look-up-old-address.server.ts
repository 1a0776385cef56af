import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidateViews, type WardCandidateView } from './find-ward-candidate-views.server.ts'

const code = /^(\d{2})-(\d{5})$/

/**
 * The old-address search without scripts: a press on a ward puts it into the form, a press on the search lists wards. Neither submits:
 * the form comes back with all that was typed.
 */
export async function lookUpOldAddress(db: Db, form: FormData): Promise<WardCandidateView[] | undefined> {
  const field = (name: string) => String(form.get(name) ?? '')
  const [, province, ward] = code.exec(field('pickWard')) ?? []
  if (province && ward) {
    form.set('province', province)
    form.set('ward', ward)
    form.set('intent', 'look')
    form.delete('oldAddress')
    return undefined
  }
  const text = field('oldAddress').trim()
  if (field('intent') !== 'look' || !text) return undefined
  return findWardCandidateViews(db, {
    text,
    province: /^\d{2}$/.test(field('province')) ? field('province') : undefined,
  })
}
