type Shop = { name: string; phone: string; address: string }

/** On paper there is no header: a printed order says which shop it is of, and how to reach it. */
export const PrintedShop = ({ name, phone, address }: Shop) => (
  <p className="mb-6 hidden type-small text-muted print:block">{[name, phone, address].filter(Boolean).join(' · ')}</p>
)
