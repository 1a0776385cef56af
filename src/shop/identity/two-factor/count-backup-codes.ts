import { auth } from '../auth.server.ts'

/** How many backup codes are left. */
export const countBackupCodes = async (userId: string) =>
  (await auth.api.viewBackupCodes({ body: { userId } })).backupCodes.length
