import type { Dong } from '#kit/money.ts'
import { worthOf, type Line } from './cod-shares.ts'
import { standing, type Parcel } from './pieces.ts'
import { isOnTheRoad } from './states.ts'

type BackParcel = Parcel & { restOf: string | null }

/** Goods lie here again, or are on their way home after the buyer took the others: nobody pays for them. What goes out once more is not among them. */
const isBack = ({ state, restOf }: BackParcel) => state === 'returned' || (restOf !== null && isOnTheRoad(state))

/** What of an order did not stay with its buyer, in đồng after discounts, and whether that is all of it. */
export function worthBack(lines: readonly Line[], parcels: BackParcel[]): { worth: Dong; isAll: boolean } {
  const back = standing(parcels).filter(isBack)
  const backOf = (line: Line) =>
    back
      .flatMap((parcel) => parcel.lines)
      .reduce((sum, one) => sum + (one.orderLineId === line.id ? one.quantity : 0), 0)
  return {
    worth: lines.reduce((sum, line) => sum + worthOf(line, backOf(line)), 0),
    isAll: lines.length > 0 && lines.every((line) => backOf(line) >= line.quantity),
  }
}
