/** What the shop says, as its two fields begin. */
export const officialFieldValues = (vi: string | null | undefined, en: string | null | undefined) => ({
  vi: vi ?? '',
  en: en ?? '',
})
