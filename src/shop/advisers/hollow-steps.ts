import { hollowFor, hollows, type Hollow, type Ice } from './hollow.ts'
import { levelByTurns } from './level-by-turns.ts'

type Skater = {
  discipline: 'figure' | 'dance' | 'hockey' | 'recreational'
  level: string
  weight_kg: number | null
  ice: Ice
}

/** Assumed weight of an unknown skater: neither light nor heavy. */
const averageKg = 60

/** The hollow to begin with, and by how many steps weight and ice moved it; a positive number is shallower. */
export function hollowSteps({ weight_kg, ice, ...skater }: Skater): { hollow: Hollow; weight: number; ice: number } {
  const adjusted = { ...skater, level: levelByTurns(skater.level) }
  const at = (weight: number, on: Ice) => hollows.indexOf(hollowFor({ ...adjusted, weight_kg: weight, ice: on }))
  const weight = weight_kg ?? averageKg
  const hollow = at(weight, ice)
  return {
    hollow: hollows[hollow]!,
    weight: at(weight, 'normal') - at(averageKg, 'normal'),
    ice: hollow - at(weight, 'normal'),
  }
}
