type Chosen = { method: string; ward?: string; payment?: string }

/** The choices behind the review that change total, delivery dates or payment. */
export const reviewMark = ({ method, ward = '', payment = '' }: Chosen) =>
  [method, method === 'pickup' ? '' : ward, payment].join('|')
