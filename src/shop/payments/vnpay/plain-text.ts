/** What every encoder writes alike, and VNPay's own samples too: letters without marks, digits, space and `:.-`. */
export const vnpayText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9 :.-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 255)
