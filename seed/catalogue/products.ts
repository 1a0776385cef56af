import { bladeCovers } from './accessories.ts'
import { bagsAndTools } from './accessories-bags.ts'
import { lacesAndInsoles } from './accessories-laces.ts'
import { glideBlades } from './blades-glide.ts'
import { figureBlades } from './blades.ts'
import { classicFigure } from './figure.ts'
import { moreFigure } from './figure-more.ts'
import { premiumFigure } from './figure-premium.ts'
import { sportFigure } from './figure-sport.ts'
import { classicHockey } from './hockey-classic.ts'
import { moreHockey } from './hockey-more.ts'
import { hockey } from './hockey.ts'
import { pads } from './protective-pads.ts'
import { helmets } from './protective.ts'
import { moreRecreational } from './recreational-more.ts'
import { warmRecreational } from './recreational-warm.ts'
import { recreational } from './recreational.ts'
import type { SeedProduct } from './seed-product.ts'
import { services } from './services.ts'
import { premiumSpeed } from './speed-premium.ts'
import { shortTrack } from './speed-short.ts'
import { speed } from './speed.ts'
import { isTaken } from './views.ts'

const planned: SeedProduct[] = [
  ...premiumFigure,
  ...sportFigure,
  ...classicFigure,
  ...moreFigure,
  ...hockey,
  ...classicHockey,
  ...moreHockey,
  ...speed,
  ...premiumSpeed,
  ...shortTrack,
  ...recreational,
  ...moreRecreational,
  ...warmRecreational,
  ...figureBlades,
  ...glideBlades,
  ...helmets,
  ...pads,
  ...bladeCovers,
  ...lacesAndInsoles,
  ...bagsAndTools,
  ...services,
]

/** A product enters the shop with its main picture, and not before. */
export const products = planned.filter(({ draft }) => isTaken(draft.pictures[0]!.file))
