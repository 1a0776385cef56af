/** Vietnamese without marks, lower case: `Giày trượt băng` → `giay truot bang`. Same rules as `vi_fold` in the database, else a search would miss what it stored. */
export const fold = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('½', '.5')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim()

/** The address form of a name: `Lướt Aria 65` → `luot-aria-65`. */
export const slug = (text: string) => fold(text).replace(/[ .]+/g, '-').replace(/^-|-$/g, '')
