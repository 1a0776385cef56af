import { locales, pathIn, type Locale } from '#kit/localized.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { listBundleChoices } from '#shop/catalogue/products/list-bundle-choices.ts'
import { redirectMovedAddress } from '#shop/content/redirects/redirect-moved-address.ts'
import { isKitSkate } from '#shop/checkout/whole-bundle.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import {
  isOptionalRole,
  maxProductsOfPart,
  readyBundle,
  readyBundleKinds,
  rolesOfKind,
  type BundleRole,
  type ReadyBundle,
  type ReadyBundleKind,
} from '#shop/settings/ready-bundles.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'
import { statusWords } from '#web/admin-kit/states/product-status-tag.tsx'
import { m } from '#words/messages.js'
import { partName, readyBundleFields } from './bundle-fields.ts'

/** The bundle as field values of its form. */
export const bundleTexts = ({ kind, slug, isOn, name, text, sizes, parts }: ReadyBundle): Record<string, string> => ({
  kind,
  slug,
  isOn: isOn ? 'on' : '',
  nameVi: name.vi,
  nameEn: name.en,
  textVi: text.vi,
  textEn: text.en,
  ...(kind === 'kit' && { sizesFrom: String(sizes?.[0] ?? ''), sizesTo: String(sizes?.[1] ?? '') }),
  ...Object.fromEntries(rolesOfKind[kind].map((role) => [partName(role), (parts[role] ?? []).join(',')])),
})
export const bundleShape: FormShape = { many: ['part.'] }

/**
 * The products to choose from for each part. One that is in the bundle keeps its box, whatever became of it, and the address by which it is
 * stored: without its box, saving would throw it out.
 */
export async function listPartChoices(db: Db, locale: Locale, { kind, parts }: ReadyBundle) {
  const ids = await findBySlugs(db, Object.values(parts).flat())
  const choices = await listBundleChoices(db, locale, [...new Set(ids.values())])
  return rolesOfKind[kind].map((role) => {
    const stored = new Map((parts[role] ?? []).map((slug) => [ids.get(slug), slug]))
    return {
      role,
      isOptional: isOptionalRole(kind, role),
      choices: choices
        .filter((one) => stored.has(one.id) || (one.status === 'active' && mayBe(kind, role, one)))
        .map(({ id, slug, name, status }) => ({
          value: stored.get(id) ?? slug,
          label: status === 'active' ? name : `${name} · ${statusWords[status]()}`,
        })),
    }
  })
}

type Choice = Awaited<ReturnType<typeof listBundleChoices>>[number]

/** Whether a product can be this part; one that the cart would refuse in a bundle is not offered. */
function mayBe(kind: ReadyBundleKind, role: BundleRole, { category, type, attributes }: Choice) {
  if (role === 'blade') return category === 'blades' && String(attributes.blade_for).startsWith(kind)
  if (role !== 'skate') return category === 'protective' && type === role
  if (kind !== 'kit') return category === kind
  return isKitSkate({ category, type, attributes, options: {} })
}

/** What stands in the address of the editor instead of the slug of a bundle that does not exist yet. */
export const newBundleSlug = 'new'

type Errors = Record<string, string>

/** Parses the form of a bundle, with one error per invalid field. */
export async function readBundle(form: FormData, others: readonly ReadyBundle[]) {
  const errors: Errors = {}
  const textOf = (name: keyof typeof readyBundleFields) => {
    const typed = String(form.get(name) ?? '')
      .normalize()
      .replace(/\s+/g, ' ')
      .trim()
    const error = textError(readyBundleFields[name], typed)
    if (error) errors[name] = error
    return typed
  }
  const kind: ReadyBundleKind = readyBundleKinds.find((one) => one === form.get('kind')) ?? 'kit'
  const slug = textOf('slug')
  // The editor of a new bundle is at this address.
  if (slug === newBundleSlug) errors.slug ??= m.bundle_admin_error_new()
  if (others.some((one) => one.slug === slug)) errors.slug ??= m.bundle_admin_error_slug()
  const parts: ReadyBundle['parts'] = {}
  for (const role of rolesOfKind[kind]) {
    const ticked = [...new Set(form.getAll(partName(role)).map(String))]
    const known = await findBySlugs(db, ticked)
    const existing = ticked.filter((one) => known.has(one))
    if (!existing.length && !isOptionalRole(kind, role)) errors[partName(role)] = m.bundle_admin_error_part()
    else if (existing.length > maxProductsOfPart)
      errors[partName(role)] = m.bundle_admin_error_parts({ max: maxProductsOfPart })
    if (existing.length) parts[role] = existing
  }
  const [name, text] = [
    { vi: textOf('nameVi'), en: textOf('nameEn') },
    { vi: textOf('textVi'), en: textOf('textEn') },
  ]
  const sizes = kind === 'kit' ? sizesIn([textOf('sizesFrom'), textOf('sizesTo')], errors) : null
  const values = Object.fromEntries([...new Set(form.keys())].map((key) => [key, form.getAll(key).join(',')]))
  if (Object.keys(errors).length) return { rejected: { errors, values } }
  return { bundle: readyBundle.parse({ slug, kind, isOn: form.get('isOn') === 'on', name, text, sizes, parts }) }
}

type Renaming = { bundles: Partial<ShopSettings>; seen: string; from: string; to: string }

/** Saves the bundles; the address of one that is called differently now redirects to its new one, in both languages. */
export const saveBundles = (db: Db, actor: string, { bundles, seen, from, to }: Renaming) =>
  db.transaction(async (tx) => {
    await saveSettings(tx, actor, bundles, seen)
    if (from === to) return
    for (const locale of locales) {
      const [former, present] = [from, to].map((slug) => pathIn(locale, readyBundleAddress(slug)))
      await redirectMovedAddress(tx, actor, { from: former!, to: present! })
    }
  })

/** Both ends in mm, or neither: then the kit has every size of the skate. */
function sizesIn([from, to]: [string, string], errors: Errors): ReadyBundle['sizes'] {
  if (!from && !to) return null
  const ends = [Number(from), Number(to)]
  const isRange = ends.every((end) => Number.isInteger(end) && end >= 100 && end <= 320) && ends[0]! <= ends[1]!
  if (!isRange) errors.sizesFrom ??= m.bundle_admin_error_sizes()
  return isRange ? [ends[0]!, ends[1]!] : null
}
