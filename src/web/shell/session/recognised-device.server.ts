import { randomBytes } from 'node:crypto'
import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { readCookie, writeCookie } from './cart-cookie.server.ts'

const name = () => cookieName('luot_device')
const yearSeconds = 365 * 24 * 3600
const people = 4

const subject = (device: string, email: string) => `${device}|${email.toLowerCase()}`

/** `device.proof.proof…`: this browser's own number, and a proof for each person who signed in here before. */
const partsOf = (request: Request) => {
  const [device, ...proofs] = (readCookie(request, name()) ?? '').split('.')
  return { device, proofs }
}

/** This browser's number if this person signed in with it before, so that attempts elsewhere cannot lock them out here (docs/reference/security.md 4). */
export function recognisedDevice(request: Request, email: string): string | undefined {
  const { device, proofs } = partsOf(request)
  return device && proofs.some((proof) => isSigned('device', subject(device, email), proof)) ? device : undefined
}

/** The number of this browser, whoever signed in with it. */
export function deviceOf(request: Request): string | undefined {
  const { device } = partsOf(request)
  return device && /^[\w-]{22}$/.test(device) ? device : undefined
}

const newDevice = () => randomBytes(16).toString('base64url')

/** Gives a browser without a number one, so that its unpaid orders can be counted. */
export const numberCookie = (request: Request) =>
  deviceOf(request) ? undefined : writeCookie(name(), newDevice(), yearSeconds)

export function deviceCookie(request: Request, email: string) {
  const { proofs } = partsOf(request)
  const device = deviceOf(request) ?? newDevice()
  const proof = sign('device', subject(device, email))
  const proofsToStore = [...proofs.filter((one) => one !== proof), proof].slice(-people)
  return writeCookie(name(), [device, ...proofsToStore].join('.'), yearSeconds)
}
