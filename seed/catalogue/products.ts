import { bladeCovers } from './accessories.ts'
import { backpacks } from './accessories-backpack.ts'
import { bagsAndTools } from './accessories-bags.ts'
import { lacesAndInsoles } from './accessories-laces.ts'
import { glideBlades } from './blades-glide.ts'
import { figureBlades } from './blades.ts'
import { moreBlades } from './blades-more.ts'
import { classicFigure } from './figure.ts'
import { moreFigure } from './figure-more.ts'
import { premiumFigure } from './figure-premium.ts'
import { sportFigure } from './figure-sport.ts'
import { classicHockey } from './hockey-classic.ts'
import { goalieHockey } from './hockey-goalie.ts'
import { moreHockey } from './hockey-more.ts'
import { hockey } from './hockey.ts'
import { hockeyProtection } from './protective-hockey.ts'
import { pads } from './protective-pads.ts'
import { helmets } from './protective.ts'
import { easyRecreational } from './recreational-easy.ts'
import { moreRecreational } from './recreational-more.ts'
import { warmRecreational } from './recreational-warm.ts'
import { recreational } from './recreational.ts'
import type { SeedProduct } from './seed-product.ts'
import { services } from './services.ts'
import { clapSpeed } from './speed-clap.ts'
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
  ...goalieHockey,
  ...speed,
  ...premiumSpeed,
  ...shortTrack,
  ...clapSpeed,
  ...recreational,
  ...moreRecreational,
  ...warmRecreational,
  ...easyRecreational,
  ...figureBlades,
  ...glideBlades,
  ...moreBlades,
  ...helmets,
  ...hockeyProtection,
  ...pads,
  ...bladeCovers,
  ...lacesAndInsoles,
  ...bagsAndTools,
  ...backpacks,
  ...services,
]

/** A product enters the shop with its main picture, and not before. */
export const products = planned.filter(({ draft }) => isTaken(draft.pictures[0]!.file))
