import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'

/** DER (ITU-T X.690): a tag, the length, the content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
const nameOf = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const dayMs = 86_400_000

/** A self-signed certificate for one day (RFC 5280), so that no key is in the repository and none expires. */
export function selfSigned(...hosts: string[]) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const names = hosts.map((host) => der(0x82, Buffer.from(host)))
  const subjectAltName = sequence(oid('551d11'), der(0x04, sequence(...names)))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(hosts[0]!),
    sequence(utcTime(new Date(Date.now() - dayMs)), utcTime(new Date(Date.now() + dayMs))),
    nameOf(hosts[0]!),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  )
  const proof = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(sequence(body, ecdsaWithSha256, proof)).toString(),
  }
}
