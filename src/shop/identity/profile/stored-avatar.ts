/** Widths in px of stored avatars, square, as WebP. */
export const avatarWidths = [160, 400] as const

/** `users.image` of a stored avatar: the address of its small form. Pictures of other sites (Google, Facebook) are never shown. */
const own = /^\/avatars\/([0-9a-f]{32})-160\.webp$/

export const avatarPath = (name: string, width: (typeof avatarWidths)[number] = 160) => `/avatars/${name}-${width}.webp`

/** The random name of a stored avatar; undefined for none and for pictures of other sites. */
export const avatarName = (image: string | null) => own.exec(image ?? '')?.[1]

/** Addresses of both sizes. */
export function avatarOf(image: string | null) {
  const name = avatarName(image)
  return name ? { small: avatarPath(name), large: avatarPath(name, 400) } : undefined
}

/** The largest upload; a browser with scripts makes the file smaller first. */
export const maxAvatarBytes = 5 * 1024 * 1024
