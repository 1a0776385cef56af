import { access } from './access.ts'
import { checker } from './checker.ts'
import { deliveryAndDates } from './delivery-and-dates.ts'
import { limits } from './limits.ts'
import { money } from './money.ts'
import { ofMoneyAndGoods } from './money-and-goods.ts'
import type { Mutant } from './mutant.ts'
import { payments } from './payments.ts'
import { promotions } from './promotions.ts'
import { sessions } from './sessions.ts'
import { states } from './states.ts'
import { stock } from './stock.ts'
import { web } from './web.ts'

/** The rules that `npm run mutants` breaks, one at a time. */
export const mutants: Mutant[] = [
  ...money,
  ...payments,
  ...ofMoneyAndGoods,
  ...stock,
  ...states,
  ...promotions,
  ...deliveryAndDates,
  ...sessions,
  ...access,
  ...limits,
  ...web,
  ...checker,
]
