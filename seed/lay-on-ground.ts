import sharp from 'sharp'

/** Pale ice, light behind the product: the same ground as `ground` of studio/scene/stage.py lays under masters without alpha. */
const inner = [0xf4, 0xf7, 0xf9]
const outer = [0xd2, 0xdd, 0xe5]

/** A see-through master (a product and its shadow) on the shop's ground; a master that has its ground stays as it is. */
export async function layOnGround(master: string | Uint8Array) {
  if (!(await sharp(master).metadata()).hasAlpha) return sharp(master)
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const laid = Buffer.alloc(width * height * 3)
  const noise = noiseFrom(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const far = Math.min(Math.hypot(x / width - 0.5, y / height - 0.42) / 0.75, 1) ** 1.4
      const opaque = data[at * 4 + 3]! / 255
      // Half a step of noise against bands: the ground has 30 tones for a thousand pixels.
      const dither = noise() - 0.5
      for (let c = 0; c < 3; c++) {
        const ground = inner[c]! * (1 - far) + outer[c]! * far
        laid[at * 3 + c] = Math.round(ground * (1 - opaque) + data[at * 4 + c]! * opaque + dither * (1 - opaque))
      }
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
