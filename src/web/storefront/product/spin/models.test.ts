import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { products } from '#seed/catalogue/products.ts'
import { hasModel } from '../find-product-view.server.ts'
import models from './models.json' with { type: 'json' }

const boots = products
  .map(({ draft }) => draft)
  .filter(({ category }) => ['figure', 'hockey', 'speed', 'recreational'].includes(category))

/** The JSON description in a GLB: its first chunk, after two headers of 12 and 8 bytes. */
function saidBy(file: string) {
  const bytes = readFileSync(`public/models/${file}`)
  const length = bytes.readUInt32LE(12)
  return JSON.parse(bytes.subarray(20, 20 + length).toString()) as {
    extensionsRequired: string[]
    textures?: unknown[]
    materials: { name: string }[]
  }
}

describe('the 3D models of boots', () => {
  test('the list of models matches the stored files', () => {
    expect(readdirSync('public/models').toSorted()).toEqual(models.map((look) => `${look}.glb`).toSorted())
  })

  test('every boot of the demo shop has a model in each of its colours', () => {
    expect(boots.length).toBeGreaterThan(20)
    const colours = boots.flatMap(({ pictures }) => Object.keys(Object.groupBy(pictures, colourOf)).length)
    const turned = boots.flatMap(({ pictures }) => pictures.filter(({ file }) => hasModel(file)).length)
    expect(turned).toEqual(colours)
  })

  test('a close-up has no model, and neither has a product that is no boot', () => {
    expect(['hockey-sport-red-blade-cutout', 'helmet-red-side', 'hockey-sport-red'].filter(hasModel)).toEqual([])
    expect(['hockey-sport-red-side', 'hockey-sport-red-side-cutout'].every(hasModel)).toBe(true)
  })

  test.for(models)('%s is small, has no texture and needs only extensions that the viewer supports', (look) => {
    expect(readFileSync(`public/models/${look}.glb`).length).toBeLessThan(265_000)
    const { textures = [], extensionsRequired, materials } = saidBy(`${look}.glb`)
    expect(textures).toEqual([])
    expect(extensionsRequired.toSorted()).toEqual(['EXT_meshopt_compression', 'KHR_mesh_quantization'])
    expect(materials.map(({ name }) => name)).toContain('upper')
  })
})

const colourOf = ({ options }: { options?: Record<string, string> | null }) => options?.colour ?? ''
