/** vnp_ResponseCode of a payment, in words for staff (docs/reference/vietnam.md 1.1). */
export const responseCodes: Record<string, string> = {
  '00': 'success',
  '07': 'charged, suspected of fraud',
  '09': 'card or account not registered for internet banking',
  '10': 'wrong card details more than three times',
  '11': 'time to pay was over',
  '12': 'card or account locked',
  '13': 'wrong one-time password',
  '24': 'cancelled by the customer',
  '51': 'not enough money',
  '65': 'over the limit of the day',
  '75': 'bank under maintenance',
  '79': 'wrong payment password too often',
  '99': 'another error',
}

/** vnp_TransactionStatus. */
export const transactionStatuses: Record<string, string> = {
  '00': 'paid',
  '01': 'not finished',
  '02': 'error',
  '04': 'reversed: debited at the bank, not successful at VNPay',
  '05': 'refund being processed',
  '06': 'refund sent to the bank',
  '07': 'suspected of fraud',
  '09': 'refund refused',
}

export const vnpayCodeMessage = (table: Record<string, string>, code: string) => `${code} ${table[code] ?? 'unknown'}`
