import sharp from 'sharp'

type Tone = readonly [number, number, number]
type Ground = { inner: Tone; outer: Tone }

/** Pale ice, light behind the product: the same ground as `ground` of studio/scene/stage.py lays under masters without alpha. */
const pale: Ground = { inner: [0xf4, 0xf7, 0xf9], outer: [0xd2, 0xdd, 0xe5] }

/** For the dark theme: light enough behind the product to show a black boot. */
const dark: Ground = { inner: [0x47, 0x54, 0x5d], outer: [0x22, 0x2c, 0x33] }

const grounds = { pale, dark }

/** A see-through master (a product and its shadow) on a ground of the shop; a master that has its ground stays as it is. */
export async function layOnGround(master: string | Uint8Array, name: keyof typeof grounds = 'pale') {
  if (!(await sharp(master).metadata()).hasAlpha) return sharp(master)
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true })
  return draw(info, (at, x, y, dither) => {
    const opaque = data[at * 4 + 3]! / 255
    return toneOf(grounds[name], x, y).map((tone, c) => (tone + dither) * (1 - opaque) + data[at * 4 + c]! * opaque)
  })
}

/** The ground at a point of the picture, in shares of its sides. */
function toneOf({ inner, outer }: Ground, x: number, y: number) {
  const far = Math.min(Math.hypot(x - 0.5, y - 0.42) / 0.75, 1) ** 1.4
  return inner.map((tone, c) => tone * (1 - far) + outer[c]! * far)
}

type Paint = (at: number, x: number, y: number, dither: number) => number[]

function draw({ width, height }: { width: number; height: number }, paint: Paint) {
  const laid = Buffer.alloc(width * height * 3)
  const noise = noiseFrom(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      // Half a step of noise against bands: the ground has 30 tones for a thousand pixels.
      const tones = paint(at, x / width, y / height, noise() - 0.5)
      for (let c = 0; c < 3; c++) laid[at * 3 + c] = Math.round(tones[c]!)
    }
  }
  return sharp(laid, { raw: { width, height, channels: 3 } })
}

/** Numbers from 0 to 1, the same ones each time, so that a picture made again has the same bytes (a linear congruential generator). */
function noiseFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
