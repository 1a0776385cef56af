import { declareFields } from '#kit/declare-fields.ts'
import { bundleRoles } from '#shop/settings/ready-bundles.ts'

const line = { kind: 'line', max: 80, required: true } as const
const text = { kind: 'line', max: 240, required: true } as const
const mm = { kind: 'number', max: 3 } as const

export const readyBundleFields = declareFields({
  slug: { kind: 'code', max: 60, required: true, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  nameVi: line,
  nameEn: line,
  textVi: text,
  textEn: text,
  sizesFrom: mm,
  sizesTo: mm,
})

/** Field name of the checkboxes for the products of one part. */
export const partName = (role: (typeof bundleRoles)[number]) => `part.${role}`
