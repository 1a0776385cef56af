import { shopName } from '#shop/settings/shop-name.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 of RFC 4648, as authenticator apps require it. */
export function base32(secret: string) {
  const bits = [...Buffer.from(secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The text of the QR code. Not every app reads `+` as a space, and a colon parts the shop from the address. */
export function authenticatorUri(secret: string, email: string) {
  const issuer = encodeURIComponent(shopName().replaceAll(':', ' '))
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=${issuer}`
}
