import { render } from '@react-email/components'
import { hideKeys } from '../hide-keys.ts'
import type { Email, EmailPicture } from '../email.ts'
import { plainText } from '../plain-text.ts'

export type ShownEmail = { subject: string; page: string; plain: string }

/** An email as shown in a frame on our own pages. */
export async function showEmail({ subject, page, pictures = [] }: Email): Promise<ShownEmail> {
  const html = await render(page)
  return { subject, page: framedEmail(html, pictures), plain: hideKeys(plainText(html)) }
}

/** A picture attached to the sent email is not stored: its alternative text takes its place, if it has any and is not one for dark themes only. */
const picturesAsText = (html: string) =>
  html.replace(/<img[^>]*src="cid:[^"]*"[^>]*>/g, (tag) => {
    const alt = !tag.includes('display:none') && /alt="([^"]+)"/.exec(tag)?.[1]
    return alt ? `<p style="color:#4c6068;margin:12px 0">[${alt}]</p>` : ''
  })

/** Attached pictures are inlined; the style sheet for dark themes is removed, since our pages' CSP would refuse it; links hide their keys. */
export const framedEmail = (html: string, pictures: EmailPicture[] = []) =>
  picturesAsText(
    pictures.reduce(
      (page, { cid, type, bytes }) =>
        page.replaceAll(`"cid:${cid}"`, `"data:image/${type};base64,${bytes.toString('base64')}"`),
      hideKeys(html).replace(/<style>[\s\S]*?<\/style>/, ''),
    ),
  )
