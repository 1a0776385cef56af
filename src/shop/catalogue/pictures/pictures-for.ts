import { matchesChoices, type Options } from '../product.ts'

type Of = Options | null

/** A picture of another colour, or of another variant, than the chosen one. */
export const isOther = (of: Of, choice: Options) => of !== null && !matchesChoices(choice, of)

/** A picture of one variant (two options or more) is more exact than one of its colour. */
const rank = (of: Of, choice: Options) => (isOther(of, choice) ? 2 : of && Object.keys(of)[1] ? 0 : 1)

/** Pictures sorted for a choice: those of the variant, then those of its colour and of all, then others. */
export const picturesFor = <P extends { of: Of }>(pictures: P[], choice: Options): P[] =>
  pictures.toSorted((a, b) => rank(a.of, choice) - rank(b.of, choice))
