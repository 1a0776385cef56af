/** Query parameters of the bundle builder's address; it ignores invalid values. */
export const bundleFields = [
  'boot',
  'colour',
  'fit',
  'blade',
  'hollow',
  'moulding',
  'skater',
  'level',
  'weight',
  'ice',
  'replaces',
  'pair',
] as const
type BundleField = (typeof bundleFields)[number]
export type BundleChoice = Partial<Record<BundleField, string>>

/** The address that shows a set with its choices: to share, to change, or to open from the cart. */
export function bundleAddress(choice: BundleChoice) {
  const params = new URLSearchParams(bundleFields.flatMap((name) => (choice[name] ? [[name, choice[name]]] : [])))
  return params.size ? `/set-builder?${params}` : '/set-builder'
}

/** Bundles that the merchant put together. */
export const readyBundleAddress = (slug: string) => `/bundles/${slug}`

/** Leads to the ready bundle that has these parts, with what was chosen of each. */
export const changeBundleAddress = (parts: readonly Bought[], mark: string) =>
  `/bundles?${new URLSearchParams({
    change: parts.flatMap(({ variantId, services }) => [variantId, ...services.map((one) => one.variantId)]).join(','),
    replaces: mark,
  })}`
type Bought = { variantId: string; services: { variantId: string }[] }

type Part = {
  sku: string
  slug: string
  category: string
  options: { key: string; value: string }[]
  services: { type: string; options: { key: string; value: string }[] }[]
}

const valueOf = ({ options }: Pick<Part, 'options'>, key: string) =>
  options.find((option) => option.key === key)?.value ?? ''

/** The same for lines that a cart or an order holds as a set. */
export function bundleChoiceOf(parts: readonly Part[]): BundleChoice {
  const blade = parts.find(({ category }) => category === 'blades')
  const boot = parts.find(({ category }) => category !== 'blades')
  const [works, edges] = [boot?.services ?? [], blade?.services ?? []]
  const hollow = edges.find(({ type }) => type === 'sharpening')
  return {
    ...(boot && { boot: boot.slug, colour: valueOf(boot, 'colour'), fit: fitOf(boot) }),
    ...(blade && { blade: blade.sku }),
    ...(hollow && { hollow: valueOf(hollow, 'hollow') }),
    ...(works.some(({ type }) => type === 'moulding') && { moulding: 'on' }),
  }
}

/** A cell of the grid of sizes and widths; a boot of one width says only its size. */
const fitOf = (boot: Part) => [valueOf(boot, 'size'), valueOf(boot, 'width')].filter(Boolean).join('_')
