import type { ReadyBundleView } from './find-ready-bundle.server.ts'

/** What was chosen of a ready bundle, as its address and its form name it: `skate` is a product, `skate.size` one of its options. */
export function chosenFields({ parts, works, replaces }: ReadyBundleView): Record<string, string> {
  const hollow = works.find(({ type }) => type === 'sharpening')?.hollow
  return {
    ...Object.fromEntries(
      parts.flatMap(({ role, slug, choice }) => [
        [role, slug],
        ...Object.entries(choice).flatMap(([key, value]) => (value ? [[`${role}.${key}`, value]] : [])),
      ]),
    ),
    ...(hollow && { hollow }),
    ...(works.some(({ isOptional, isChosen }) => isOptional && isChosen) && { moulding: 'on' }),
    ...(replaces && { replaces }),
  }
}
