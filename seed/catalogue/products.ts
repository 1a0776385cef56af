import { bladeCovers } from './accessories.ts'
import { bagsAndTools } from './accessories-bags.ts'
import { lacesAndInsoles } from './accessories-laces.ts'
import { glideBlades } from './blades-glide.ts'
import { figureBlades } from './blades.ts'
import { classicFigure } from './figure.ts'
import { premiumFigure } from './figure-premium.ts'
import { sportFigure } from './figure-sport.ts'
import { classicHockey } from './hockey-classic.ts'
import { hockey } from './hockey.ts'
import { pads } from './protective-pads.ts'
import { helmets } from './protective.ts'
import { moreRecreational } from './recreational-more.ts'
import { recreational } from './recreational.ts'
import type { SeedProduct } from './seed-product.ts'
import { services } from './services.ts'
import { premiumSpeed } from './speed-premium.ts'
import { speed } from './speed.ts'

export const products: SeedProduct[] = [
  ...premiumFigure,
  ...sportFigure,
  ...classicFigure,
  ...hockey,
  ...classicHockey,
  ...speed,
  ...premiumSpeed,
  ...recreational,
  ...moreRecreational,
  ...figureBlades,
  ...glideBlades,
  ...helmets,
  ...pads,
  ...bladeCovers,
  ...lacesAndInsoles,
  ...bagsAndTools,
  ...services,
]
