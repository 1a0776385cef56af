export type MenuAddress = { href: string; label: string }

/** What the shop has to lead to, offered while somebody types an address. */
export const AddressList = ({ id, addresses }: { id: string; addresses: MenuAddress[] }) => (
  <datalist id={id}>
    {addresses.map(({ href, label }) => (
      <option key={href} value={href}>
        {label}
      </option>
    ))}
  </datalist>
)
