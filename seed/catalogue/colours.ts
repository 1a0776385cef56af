/** Every colour of the demo shop once, so that a facet has one name and one swatch per value. */
export const colours = {
  white: { vi: 'Trắng', en: 'White', swatch: '#e9e5de' },
  'white-grey': { vi: 'Trắng phối xám', en: 'White and grey', swatch: '#d5dbdf' },
  'white-black': { vi: 'Trắng phối đen', en: 'White and black', swatch: '#e3e6e8' },
  'white-red': { vi: 'Trắng phối đỏ', en: 'White and red', swatch: '#e8ecef' },
  beige: { vi: 'Be', en: 'Beige', swatch: '#cbb090' },
  ivory: { vi: 'Trắng ngà', en: 'Ivory', swatch: '#e3d7bf' },
  black: { vi: 'Đen', en: 'Black', swatch: '#1d1c1e' },
  'black-brass': { vi: 'Đen phối vàng đồng', en: 'Black and brass', swatch: '#17181b' },
  'black-teal': { vi: 'Đen phối xanh cổ vịt', en: 'Black and teal', swatch: '#12485a' },
  'black-red': { vi: 'Đen phối đỏ', en: 'Black and red', swatch: '#232529' },
  'black-orange': { vi: 'Đen phối cam', en: 'Black and orange', swatch: '#cf6226' },
  'black-yellow': { vi: 'Đen phối vàng', en: 'Black and yellow', swatch: '#26292e' },
  'black-white': { vi: 'Đen phối trắng', en: 'Black and white', swatch: '#26272a' },
  navy: { vi: 'Xanh navy', en: 'Navy', swatch: '#1c3a55' },
  'navy-ice': { vi: 'Xanh navy phối xanh băng', en: 'Navy and ice blue', swatch: '#15263f' },
  ice: { vi: 'Xanh băng', en: 'Ice blue', swatch: '#b9d2dd' },
  blue: { vi: 'Xanh dương', en: 'Blue', swatch: '#1b5f8f' },
  'blue-yellow': { vi: 'Xanh dương phối vàng', en: 'Blue and yellow', swatch: '#3f8fc0' },
  mint: { vi: 'Xanh bạc hà', en: 'Mint', swatch: '#a3d2bf' },
  moss: { vi: 'Xanh rêu', en: 'Moss green', swatch: '#5d6d4b' },
  teal: { vi: 'Xanh cổ vịt', en: 'Teal', swatch: '#1f7f93' },
  tan: { vi: 'Nâu bò', en: 'Tan', swatch: '#9a5f3a' },
  brown: { vi: 'Nâu', en: 'Brown', swatch: '#6b4227' },
  sand: { vi: 'Be cát', en: 'Sand', swatch: '#b79f7f' },
  graphite: { vi: 'Xám than', en: 'Graphite', swatch: '#4a5056' },
  'grey-white': { vi: 'Xám phối trắng', en: 'Grey and white', swatch: '#5c656c' },
  rose: { vi: 'Hồng phấn', en: 'Rose', swatch: '#d9b8b4' },
  pink: { vi: 'Hồng kẹo', en: 'Candy pink', swatch: '#d8869f' },
  berry: { vi: 'Đỏ mận', en: 'Berry', swatch: '#7f2b45' },
  red: { vi: 'Đỏ', en: 'Red', swatch: '#b3202c' },
  yellow: { vi: 'Vàng', en: 'Yellow', swatch: '#e8b93c' },
} as const

export type Colour = keyof typeof colours

/** `white and red` as it stands inside a sentence. */
export const inSentence = (colour: Colour) => ({
  vi: `màu ${colours[colour].vi.toLowerCase()}`,
  en: `in ${colours[colour].en.toLowerCase()}`,
})

export const colourOption = (used: readonly Colour[]) => ({
  key: 'colour' as const,
  values: used.map((value) => ({
    value,
    label: { vi: colours[value].vi, en: colours[value].en },
    swatch: colours[value].swatch,
  })),
})
