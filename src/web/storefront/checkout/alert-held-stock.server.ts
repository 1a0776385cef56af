import { db } from '#platform/postgres/db.server.ts'
import { log } from '#platform/log/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import type { StockHoldFacts } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { alertStockHoldLimit } from '#flows/orders/alert-stock-hold-limit.ts'

/** An alarm that cannot be written down changes nothing for the buyer. */
export async function alertHeldStock(request: Request, facts: StockHoldFacts) {
  const seen = { ip: clientIp(), userAgent: request.headers.get('user-agent') }
  await alertStockHoldLimit(db, facts, seen).catch((error: unknown) => log.error({ err: error }, 'alarm of held stock'))
}
