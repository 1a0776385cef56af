import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

export type PayosKeys = { checksumKey: string }

export const payosKeys = keyring<PayosKeys>('payos', {
  own({ PAYOS_CHECKSUM_KEY: checksumKey }) {
    return checksumKey ? { checksumKey } : undefined
  },
  sandbox: () => ({ checksumKey: sandboxSecret('payos') }),
})
