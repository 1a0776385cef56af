import { matchesChoices, type Options } from '../product.ts'

type Of = Options | null

/** A picture of a colour that is not chosen, or of a single variant that is not. */
export const isOther = (of: Of, choice: Options) => of !== null && !matchesChoices(choice, of)

/** One variant’s own picture, told by more than one choice, is more to the point than its colour’s. */
const rank = (of: Of, choice: Options) => (isOther(of, choice) ? 2 : of && Object.keys(of)[1] ? 0 : 1)

/** Pictures in the order in which they tell most of a choice: its own, those of its colour and of all, those of others. */
export const picturesFor = <P extends { of: Of }>(pictures: P[], choice: Options): P[] =>
  pictures.toSorted((a, b) => rank(a.of, choice) - rank(b.of, choice))
