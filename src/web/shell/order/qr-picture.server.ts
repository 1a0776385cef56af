import QRCode from 'qrcode'

/** A QR code as a picture in itself, with the quiet zone of four: pressed long or followed as a link, it can be kept. */
export const qrPicture = (text: string) =>
  QRCode.toDataURL(text, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, scale: 12 })
