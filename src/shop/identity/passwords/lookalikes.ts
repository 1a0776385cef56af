/** Pairs of a sign and the letter that it stands for. */
const lookalikes = new Map(
  '0o 2z 3e 4a 5s 6g 7t 8b 9g @a $s €e +t (c |l ¡i £l ßs'.split(' ').map(([sign, letter]) => [sign!, letter!]),
)

/** `p@ssw0rd` → `password`; a 1 or ! may stand for i or l, so `one` says which. */
export const readable = (text: string, one: string) =>
  [...text].map((sign) => (/[1!]/.test(sign) ? one : (lookalikes.get(sign) ?? sign))).join('')
