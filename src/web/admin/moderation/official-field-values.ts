/** The saved answer as field values. */
export const officialFieldValues = (vi: string | null | undefined, en: string | null | undefined) => ({
  vi: vi ?? '',
  en: en ?? '',
})
