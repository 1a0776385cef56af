export const wardKinds = ['phuong', 'xa', 'dac_khu'] as const
export type WardKind = (typeof wardKinds)[number]

export const methodCodes = ['standard', 'express', 'same_day', 'pickup'] as const
export type MethodCode = (typeof methodCodes)[number]

/** Date of the list of units that the codes belong to; stored with each address, since codes were reused in 2025. */
export const unitsVersion = '2026-07-25'

export type Address = {
  name: string
  /** E.164 */
  phone: string
  provinceCode: string
  provinceName: string
  wardCode: string
  wardName: string
  street: string
}

const everyKey: Record<keyof Address, true> = {
  name: true,
  phone: true,
  provinceCode: true,
  provinceName: true,
  wardCode: true,
  wardName: true,
  street: true,
}
/** To copy an address: a new field that is missing here does not compile, so no copy loses it. */
export const addressKeys = Object.keys(everyKey) as (keyof Address)[]

/** `12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh` */
export const addressLine = (a: Pick<Address, 'street' | 'wardName' | 'provinceName'>) =>
  [a.street, a.wardName, a.provinceName].join(', ')

/** A saved address: names of units are read from the list, since the law changes them. */
export type SavedAddress = Omit<Address, 'provinceName' | 'wardName'> & { isDefault: boolean }

/** More than a family needs; a bound on what one account may store. */
export const maxAddresses = 20
