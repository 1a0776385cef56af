import { mostBackupBytes } from '#platform/backup/backup-line.ts'
import { maxAvatarBytes } from '#shop/identity/profile/stored-avatar.ts'
import { maxImportBytes } from '#shop/imports/import.ts'
import { maxPhotoBytes } from '#shop/media/photo.ts'
import { maxStatementBytes } from '#shop/payments/settlements/statement-limits.ts'

/** `readsItself`: the route reads its form after it knows who sends it; all other forms are read and checked before routing. */
type BodyLimit = { bytes: number; readsItself?: boolean }

/** Forms are small. */
const form: BodyLimit = { bytes: 256 * 1024 }

/** Adds room for the multipart wrapper of the file. */
const wrapped = (bytes: number) => bytes + 64 * 1024
const picture: BodyLimit = { bytes: wrapped(Math.max(maxAvatarBytes, maxPhotoBytes)), readsItself: true }

/** Routes that take files, by their address in the tables of routes. */
export const bodyLimits: Record<string, BodyLimit> = {
  '/profile/avatar': picture,
  '/product/:slug/review/picture': picture,
  '/orders/:id/returns/:returnId/picture': picture,
  '/admin/work/:id/picture': picture,
  '/admin/products/:id/picture': picture,
  '/admin/media/upload': picture,
  '/admin/products/import': { bytes: wrapped(maxImportBytes), readsItself: true },
  // Larger backups are restored on the server (scripts/restore.ts).
  '/admin/advanced/backup': { bytes: wrapped(mostBackupBytes), readsItself: true },
  // A carrier's statement comes as a file, and then once more as the text that was checked.
  '/admin/settlement': { bytes: wrapped(maxStatementBytes) },
}

export const bodyLimitOf = (route: string) => bodyLimits[route] ?? form
