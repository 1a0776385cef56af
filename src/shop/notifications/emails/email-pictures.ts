import { cloneElement, type ReactElement } from 'react'
import { files } from '#platform/files/files.server.ts'
import { loadSharp } from '#platform/pictures/square-picture.server.ts'
import type { Email, EmailPicture } from '../email.ts'
import { sceneLook, sceneCid } from '../templates/email-frame.tsx'

/** Twice the display size, and the stored width from which it is drawn. */
const sizes = { small: { width: 128, stored: 160 }, large: { width: 320, stored: 400 } }
/** A bound on the size: mail programs cut off more than 100 kB of text, and are slow with many pictures. */
const maxPictures = 6

/** Pictures of goods, sent with the email. A missing one is left out: an email never waits for a picture. */
export async function goodsPictures(
  names: readonly (string | null | undefined)[],
  size: keyof typeof sizes = 'small',
): Promise<EmailPicture[]> {
  const distinct = [...new Set(names)].filter((name) => typeof name === 'string').slice(0, maxPictures)
  const pictures = await Promise.all(distinct.map((name) => drawnGoods(name, sizes[size]).catch(() => undefined)))
  return pictures.filter((picture) => picture !== undefined)
}

export const goodsCid = (name: string) => `goods-${name}`

/** As PNG, which every mail program shows; with few colours, so that an email stays small. */
async function drawnGoods(name: string, { width, stored }: { width: number; stored: number }): Promise<EmailPicture> {
  const bytes = await files.getBytes(`pictures/${name}-${stored}.webp`)
  const sharp = await loadSharp()
  const png = sharp(bytes).resize(width, width, { fit: 'cover' }).png({ palette: true, quality: 80, effort: 7 })
  return { cid: goodsCid(name), type: 'png', bytes: await png.toBuffer() }
}

/** Scenes of a new shop (seed/scenes.ts) that suit an email. */
type SceneName = 'rink-at-dusk' | 'sharpening-wheel'
const storedScene = 800

/** Each is the same in thousands of emails. */
const scenes = new Map<SceneName, EmailPicture>()

/** An email with a wide picture above its title; without one where the shop has no such picture. */
export async function withScene(email: Email, name: SceneName): Promise<Email> {
  const scene = scenes.get(name) ?? (await drawnScene(name).catch(() => undefined))
  if (!scene) return email
  scenes.set(name, scene)
  const page = cloneElement(email.page as ReactElement<{ scene?: string }>, { scene: sceneCid })
  return { ...email, page, pictures: [...(email.pictures ?? []), scene] }
}

async function drawnScene(name: SceneName): Promise<EmailPicture> {
  const bytes = await files.getBytes(`pictures/scene-${name}-${storedScene}.webp`)
  const sharp = await loadSharp()
  const height = Math.round((storedScene * sceneLook.height) / sceneLook.width)
  const jpeg = sharp(bytes).resize(storedScene, height, { fit: 'cover' }).jpeg({ quality: 76, mozjpeg: true })
  return { cid: sceneCid, type: 'jpeg', bytes: await jpeg.toBuffer() }
}
