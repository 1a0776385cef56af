/**
 * Vietnamese without diacritics, in lower case: `Giày trượt băng` → `giay truot bang`. The same rules as `vi_fold` in the database; otherwise a search
 * would not match stored text.
 */
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

/** The digits by which a typed phone number, `0912 345 678`, is found in its stored form, `+84912345678`; empty if the text is no number. */
export const phoneDigits = (text: string) =>
  /^[\d\s().+-]{3,}$/.test(text) ? text.replace(/\D/g, '').replace(/^(0084|84|0)/, '') : ''

/** The slug of a name: `Lướt Aria 65` → `luot-aria-65`. */
export const slug = (text: string) => fold(text).replace(/[ .]+/g, '-').replace(/^-|-$/g, '')
