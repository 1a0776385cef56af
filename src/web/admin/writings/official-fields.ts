/** What the shop says, as its two fields begin. */
export const officialFields = (vi: string | null | undefined, en: string | null | undefined) => ({
  vi: vi ?? '',
  en: en ?? '',
})
