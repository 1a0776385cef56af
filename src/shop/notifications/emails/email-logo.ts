import { loadSharp } from '#platform/pictures/square-picture.server.ts'
import type { Email, EmailPicture } from '../email.ts'
import { emailIce, emailInk, logoCid, logoDarkCid, logoLook } from '../templates/email-frame.tsx'

/** Drawn twice as large as it stands there, for sharp screens. */
const [width, height] = [2 * logoLook.width, 2 * logoLook.height]
/** The letters of a short name and where they stand; a long name is made to fit. */
const letters = { size: 56, x: 4, y: 60 }

/** Programs that darken an email by themselves leave its pictures as they are: with a white edge, which nobody sees on white, dark letters stay readable. */
const whiteEdge =
  '<filter id="edge"><feMorphology in="SourceAlpha" operator="dilate" radius="2"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

let drawn: { shop: string; logo: Promise<EmailPicture[]> } | undefined

/** The shop's mark for light and for dark mail programs. If it cannot be drawn, an email goes without: then they show its alternative text. */
export function emailLogo(shop: string): Promise<EmailPicture[]> {
  if (drawn?.shop !== shop)
    drawn = { shop, logo: Promise.all([drawnLogo(shop, logoCid, emailInk), drawnLogo(shop, logoDarkCid, emailIce)]) }
  return drawn.logo.catch(() => {
    drawn = undefined
    return []
  })
}

export const withLogo = async (email: Email, shop: string): Promise<Email> => ({
  ...email,
  pictures: [...(await emailLogo(shop)), ...(email.pictures ?? [])],
})

async function drawnLogo(shop: string, cid: string, colour: string): Promise<EmailPicture> {
  // Loaded with the first email, because fontkit would lengthen every start of the shop.
  const { drawLogo, widthOf } = await import('#platform/typeface/lettering.server.ts')
  const wanted = widthOf(shop.toLowerCase(), { weight: 'bold', size: letters.size })
  const size = letters.size * Math.min(1, (width - 2 * letters.x) / wanted)
  const edge = cid === logoCid ? 'filter="url(#edge)"' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${whiteEdge}<g ${edge}>${drawLogo(shop, { ...letters, size, colour })}</g></svg>`
  const sharp = await loadSharp()
  return { cid, type: 'png', bytes: await sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer() }
}
