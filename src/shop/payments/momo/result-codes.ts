/** The meaning of a resultCode for a payment: `error` is for staff, and says nothing about the money. */
type MomoMeaning = 'paid' | 'pending' | 'failed' | 'unknown' | 'error'

const table: [codes: number[], meaning: MomoMeaning, words: string][] = [
  [[0], 'paid', 'success'],
  [[9000], 'pending', 'authorised, not yet captured'],
  [[1000], 'pending', 'waiting for the customer'],
  [[7000, 7002], 'pending', 'being processed'],
  [[1001], 'failed', 'not enough money'],
  [[1002], 'failed', 'refused by the issuer'],
  [[1003], 'failed', 'cancelled after authorisation'],
  [[1004], 'failed', 'over the limit of the day or month'],
  [[1005], 'failed', 'link or QR expired'],
  [[1006], 'failed', 'refused by the customer'],
  [[1007], 'failed', 'account inactive or not found'],
  [[1017], 'failed', 'cancelled by the merchant'],
  [[1026], 'failed', 'against the rule of a promotion'],
  [[4001], 'failed', 'account restricted'],
  [[4002], 'failed', 'account not verified'],
  [[4100], 'failed', 'sign-in failed'],
  [[42], 'unknown', 'orderId not found'],
  [[10], 'error', 'MoMo under maintenance'],
  [[11, 12, 13], 'error', 'MoMo does not let this merchant in'],
  [[20, 21, 22], 'error', 'wrong format or amount out of bounds'],
  [[40, 41], 'error', 'requestId or orderId used before'],
  [[43, 45, 47, 98, 99], 'error', 'MoMo could not do it'],
]

const byCode = new Map(table.flatMap(([codes, meaning, words]) => codes.map((code) => [code, { meaning, words }])))

/** An unknown code decides nothing. */
export const momoMeaningOf = (code: number): MomoMeaning => byCode.get(code)?.meaning ?? 'error'
export const momoResultMessage = (code: number, message: string) =>
  [code, byCode.get(code)?.words ?? message.slice(0, 120)].join(' ').trim()

/** MoMo refuses the amount of this payment; another wrong request (20) would meet every buyer. */
export const isMomoAmountRefused = (code: number) => [21, 22].includes(code)

/** The meaning of the answer to a refund. 40 and 41: it was requested before. An unknown code is queried later. */
export function momoRefundMeaning(code: number) {
  if (code === 0) return 'done'
  if ([1000, 7000, 7002, 9000, 40, 41, 47, 98, 99].includes(code)) return 'pending'
  return [10, 11, 12, 13].includes(code) ? 'error' : 'refused'
}
