import QRCode from 'qrcode'

/** A QR code as one SVG path, one unit a module, with the quiet zone of four around it. */
export function qrPath(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from({ length: modules.size ** 2 }, (_, at) => at).filter((at) => modules.data[at])
  const path = dark.map((at) => `M${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}h1v1h-1z`).join('')
  return { path, size: modules.size + 8 }
}
