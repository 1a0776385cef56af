import type { Parts } from '#shop/content/documents/article-body.tsx'
import { BladeGapFigure } from './blade-gap-figure.tsx'
import { BladeKindsFigure } from './blade-kinds-figure.tsx'
import { DewPointFigure } from './dew-point-figure.tsx'
import { GrowthFigure } from './growth-figure.tsx'
import { HeadInjuriesFigure } from './head-injuries-figure.tsx'
import { HollowFigure } from './hollow-figure.tsx'
import { HumidityFigure } from './humidity-figure.tsx'
import { MeasureFootFigure } from './measure-foot-figure.tsx'
import { StancesFigure } from './stances-figure.tsx'
import { StiffnessLinesFigure } from './stiffness-lines-figure.tsx'
import { WarrantyFigure } from './warranty-figure.tsx'

/** Figures that an article can include by `{{figure:name}}`: drawn from numbers, with labels and spoken text in the page's language. */
export const articleFigures: Parts = {
  'blade-gap': <BladeGapFigure />,
  'blade-kinds': <BladeKindsFigure />,
  'dew-point': <DewPointFigure />,
  growth: <GrowthFigure />,
  'head-injuries': <HeadInjuriesFigure />,
  hollow: <HollowFigure />,
  'humidity-year': <HumidityFigure />,
  'measure-foot': <MeasureFootFigure />,
  stances: <StancesFigure />,
  'stiffness-lines': <StiffnessLinesFigure />,
  'warranty-time': <WarrantyFigure />,
}
