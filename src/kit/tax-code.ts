const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** The tenth digit of a tax code checks the nine before it: ten less their weighted sum modulo eleven; nobody has a code for which that is ten. */
const isChecked = (digits: string) =>
  10 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) === Number(digits[9])

/** A Vietnamese tax code without spaces and dashes: ten digits of an enterprise, thirteen of a branch of it (001 to 999), or twelve, the personal number of a household or person. */
export function isTaxCode(code: string) {
  if (/^\d{12}$/.test(code)) return true
  if (!/^\d{10}(\d{3})?$/.test(code)) return false
  return isChecked(code) && code.slice(10) !== '000'
}
