const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** The tenth digit of a tax code is a check digit: ten minus the weighted sum of the first nine modulo eleven; where that is ten, the code does not exist. */
const isChecked = (digits: string) =>
  10 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11) === Number(digits[9])

/** Whether a text has the form of a tax code: ten digits for an enterprise, thirteen for its branch (001 to 999), or twelve, the personal number of a household or person. */
export const hasTaxCodeForm = (code: string) => /^\d{10}(\d{2}|\d{3})?$/.test(code) && !/^\d{10}000$/.test(code)

/** A Vietnamese tax code without spaces and dashes, its check digit included. */
export const isTaxCode = (code: string) => hasTaxCodeForm(code) && (code.length === 12 || isChecked(code))
