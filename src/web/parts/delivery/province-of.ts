/**
 * The province of an address, as its code; empty if it names none. The name that stands last counts: Vietnamese addresses end with the province, and
 * streets are named after others (Xa lộ Hà Nội).
 */
export function provinceOf(address: string, provinces: readonly { code: string; name: string }[]) {
  const text = address.normalize('NFC').toLowerCase()
  const placed = provinces.map(({ code, name }) => ({
    code,
    at: text.lastIndexOf(name.normalize('NFC').toLowerCase()),
  }))
  return placed.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)[0]?.code ?? ''
}
