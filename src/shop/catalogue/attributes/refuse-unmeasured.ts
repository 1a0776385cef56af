import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import type { CategorySlug } from '../product.ts'
import { attributes } from './attributes.ts'
import { attributeLabel } from './labels.server.ts'

/** Without its required attributes a product can be neither chosen nor compared; the refusal names what is missing. */
export function refuseUnmeasured(category: CategorySlug, measured: unknown) {
  const { error } = attributes[category].safeParse(measured)
  if (!error) return
  const keys = [...new Set(error.issues.map(({ path }) => String(path[0])))]
  throw new Refusal(
    'measures-missing',
    ({ keys: missing }, options) =>
      m.product_admin_measures_missing(
        { names: missing.map((key) => attributeLabel(key, options.locale)).join(', ') },
        options,
      ),
    { keys },
  )
}
