type Chosen = { method: string; ward?: string; payment?: string }

/** What the review before the button was made of, as far as it changes what is owed, when it comes and how it is paid. */
export const reviewMark = ({ method, ward = '', payment = '' }: Chosen) =>
  [method, method === 'pickup' ? '' : ward, payment].join('|')
