/**
 * A variant by name and options, `Lướt Aria 75 · 245 mm · EU 39 · Trắng ngà`: if one size is gone, the sentence says which. “Comes without a blade” is
 * no option, so it is left out.
 */
export const exactName = ({ name, options }: { name: string; options: readonly { key: string; label: string }[] }) =>
  [name, ...options.filter(({ key }) => key !== 'blade').map(({ label }) => label)].join(' · ')
