/** How many letters people may write, by the name of the field. The field, the form that reads it and the checker all ask here, so that they agree. */
export const mostSigns = {
  email: 254,
  password: 128,
  name: 60,
  phone: 40,
  street: 200,
  company: 200,
  companyAddress: 200,
  note: 500,
} as const

/** What a field lets one type. Letters typed as sign and accent count twice until they are put together, so there is room for both; what is too long is told, not cut. */
export const roomFor = (field: keyof typeof mostSigns) => mostSigns[field] * 2

export const limitOf = (field: string): number | undefined =>
  Object.hasOwn(mostSigns, field) ? mostSigns[field as keyof typeof mostSigns] : undefined
