/** A variant by name and choice, `Lướt Aria 75 · 245 mm · EU 39 · Trắng ngà`: where one size is gone, the sentence says which. */
export const exactName = ({ name, options }: { name: string; options: readonly { label: string }[] }) =>
  [name, ...options.map(({ label }) => label)].join(' · ')
