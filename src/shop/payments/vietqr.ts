/** One field: two digits of id, two of length, the value. */
const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

/** CRC-16/CCITT-FALSE, four hex digits in capitals. */
export function crc(text: string) {
  let sum = 0xffff
  for (const letter of text) {
    sum ^= letter.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1
    sum &= 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

type Transfer = { bin: string; account: string; amount: number | null; memo: string | null }

/**
 * The content of a VietQR code for a transfer to an account, in the format of NAPAS (docs/reference/vietnam.md 1.4). Letters must be ASCII, since
 * lengths count them.
 */
export function vietQr({ bin, account, amount, memo }: Transfer) {
  const to = field('00', 'A000000727') + field('01', field('00', bin) + field('01', account)) + field('02', 'QRIBFTTA')
  const body = [
    field('00', '01'),
    field('01', amount === null ? '11' : '12'),
    field('38', to),
    field('53', '704'),
    amount === null ? '' : field('54', String(amount)),
    field('58', 'VN'),
    memo === null ? '' : field('62', field('08', memo)),
    '6304',
  ].join('')
  return body + crc(body)
}
