/** Lightness, chroma, hue. */
type Colour = readonly [lightness: number, chroma: number, hue: number]
type ColourPalette = Record<string, Colour>

/** The colours of tokens.css in each theme. A colour that is not in `light-dark()` is the same in both. */
export function palettes(css: string): { light: ColourPalette; dark: ColourPalette } {
  const oklch = String.raw`oklch\(([\d.]+ [\d.]+ [\d.]+)\)`
  const token = new RegExp(String.raw`--([a-z-]+): (?:light-dark\(${oklch}, ${oklch}\)|${oklch});`, 'g')
  const colours = Array.from(css.matchAll(token), ([, name, light, dark, both]) => ({
    name: name!,
    light: colourOf((light ?? both)!),
    dark: colourOf((dark ?? both)!),
  }))
  return {
    light: Object.fromEntries(colours.map(({ name, light }) => [name, light])),
    dark: Object.fromEntries(colours.map(({ name, dark }) => [name, dark])),
  }
}

const colourOf = (numbers: string) => numbers.split(' ').map(Number) as unknown as Colour

/** OKLCH → linear sRGB (the matrices of CSS Color 4), cut to the gamut. */
function linear([lightness, chroma, hue]: Colour) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return rgb.map((part) => Math.min(1, Math.max(0, part)))
}

const luminance = (colour: Colour) => {
  const [r, g, b] = linear(colour)
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(foreground: Colour, background: Colour) {
  const [low, high] = [luminance(foreground), luminance(background)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** Text needs a contrast of 4.5, other parts need 3 (WCAG 1.4.3, 1.4.11). */
export const textPairs = [
  'ink/bg ink/surface ink/sunken ink/accent-soft ink/red-soft ink/brass-soft ink/green-soft',
  'body/bg body/surface body/sunken body/accent-soft body/red-soft body/brass-soft body/green-soft bg/body',
  'muted/bg muted/surface muted/sunken',
  'accent/bg accent/surface accent/sunken accent/accent-soft accent-hover/bg accent-hover/surface',
  'on-accent/accent on-accent/accent-hover on-accent/red bg/ink',
  'red/bg red/surface red/red-soft brass/surface brass/brass-soft green/surface green/green-soft amber/surface amber/brass-soft',
  'snow/hero-night',
].flatMap((line) => line.split(' '))
export const markPairs = [
  'line-strong/surface',
  'line-strong/bg',
  'focus/bg',
  'focus/surface',
  'focus/sunken',
  'focus/hero-night',
  'focus-on-night/hero-night',
  'accent/line',
]

export function contrastOf(palette: ColourPalette, pair: string) {
  const [foreground, background] = pair.split('/').map((name) => palette[name])
  if (!foreground || !background) throw new Error(`${pair} is not in tokens.css`)
  return contrast(foreground, background)
}
