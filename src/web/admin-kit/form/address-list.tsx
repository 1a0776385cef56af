export type MenuAddress = { href: string; label: string }

/** Suggests pages of the shop while somebody types an address. */
export const AddressList = ({ id, addresses }: { id: string; addresses: MenuAddress[] }) => (
  <datalist id={id}>
    {addresses.map(({ href, label }) => (
      <option key={href} value={href}>
        {label}
      </option>
    ))}
  </datalist>
)
