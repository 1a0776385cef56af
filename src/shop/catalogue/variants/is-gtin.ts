/** GS1: 8, 12, 13 or 14 digits; the last one is the check digit, with weights 3 and 1 from the right. */
export function isGtin(code: string) {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false
  const sum = [...code]
    .toReversed()
    .slice(1)
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(code.at(-1))
}
