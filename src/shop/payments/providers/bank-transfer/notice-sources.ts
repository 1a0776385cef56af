import { keysOfGate } from '../../provider-keys.ts'
import type { NoticeSource } from '../../provider.ts'
import { payos } from './payos.ts'
import { sepay } from './sepay.ts'

/** Services that watch the bank account, as far as there are keys for them. */
export function bankWatches(): NoticeSource[] {
  const [sepayKeys, payosKeys] = [keysOfGate('sepay'), keysOfGate('payos')]
  return [...(sepayKeys ? [sepay(sepayKeys)] : []), ...(payosKeys ? [payos(payosKeys)] : [])]
}
