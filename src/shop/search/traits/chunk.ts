/** Products per row of bits: 1 kB. */
export const chunkBits = 8192

/** The positions of set bits in the output of `varbit_send`: 4 bytes of length, then bits, the first one highest. */
export function placesIn(sent: Uint8Array): number[] {
  const places: number[] = []
  for (let at = 4; at < sent.length; at += 1) {
    const byte = sent[at]!
    if (!byte) continue
    for (let bit = 0; bit < 8; bit += 1) if (byte & (128 >> bit)) places.push((at - 4) * 8 + bit)
  }
  return places
}
