import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkInput, isAttackCode } from './check-input.ts'

/** `npm run stress` tries a million, because a password must never be taken for an attack (docs/reference/security.md S18). */
const count = process.env.STRESS ? 1_000_000 : 20_000

/** 20 printable signs, each as likely as the other: bytes from 190 on would favour the first ones. */
function randomPassword() {
  let password = ''
  while (password.length < 20)
    for (const byte of randomBytes(32))
      if (byte < 190 && password.length < 20) password += String.fromCharCode(32 + (byte % 95))
  return password
}

test(`none of ${count} random passwords of 20 printable characters is taken for an attack`, () => {
  const flagged: string[] = []
  for (let at = 0; at < count; at += 1) {
    const password = randomPassword()
    if (checkInput('password', password).errors.some(({ code }) => isAttackCode(code))) flagged.push(password)
  }
  expect(flagged).toEqual([])
}, 600_000)
