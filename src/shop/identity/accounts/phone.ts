import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** E.164 of a Vietnamese mobile as typed (`0901…`, `84901…`, `0084…`), or of a foreign mobile with its `+`; undefined if it is no mobile. */
export function readPhone(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().-]/g, '')
  const number = parsePhoneNumberFromString(digits, 'VN')
  return number?.isValid() ? number.number : undefined
}

/** `0901 234 567`, as Vietnamese write it; foreign numbers in the international form. */
export function showPhone(e164: string) {
  const number = parsePhoneNumberFromString(e164, 'VN')
  if (!number) return e164
  return number.country === 'VN' ? number.formatNational() : number.formatInternational()
}
