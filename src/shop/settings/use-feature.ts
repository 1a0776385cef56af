import { createContext, use } from 'react'
import type { Feature } from './features.ts'

/** The features that the merchant switched off; provided around the pages of the shop. */
export const FeaturesOffContext = createContext<readonly Feature[]>([])

export const useFeature = (feature: Feature) => !use(FeaturesOffContext).includes(feature)
