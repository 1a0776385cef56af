/**
 * A variant by name and choice, `Lướt Aria 75 · 245 mm · EU 39 · Trắng ngà`: where one size is gone, the sentence says which. That a boot comes
 * without a blade is no choice.
 */
export const exactName = ({ name, options }: { name: string; options: readonly { key: string; label: string }[] }) =>
  [name, ...options.filter(({ key }) => key !== 'blade').map(({ label }) => label)].join(' · ')
